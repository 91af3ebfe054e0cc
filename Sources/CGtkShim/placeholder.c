#include "dispatch_main.h"
