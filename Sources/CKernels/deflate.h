/* The bits of a deflated stream (RFC 1951): literal bytes and repeats, a block at a time. */
#pragma once

#include <stddef.h>
#include <stdint.h>

/* Tokens in a block: its codes fit its content, and its tables weigh nothing. */
#define DEFLATE_TOKENS (1 << 15)
/* A token has at most 15 + 5 + 15 + 13 bits; the tables have less than 200 bytes. */
#define DEFLATE_BLOCK_BYTES (DEFLATE_TOKENS * 6 + 256)
#define DEFLATE_LONGEST 258
#define DEFLATE_FARTHEST 32768
#define DEFLATE_LITERALS 286
#define DEFLATE_DISTANCES 30

typedef struct {
  uint32_t tokens[DEFLATE_TOKENS];
  size_t token_count;
  uint32_t literals[DEFLATE_LITERALS], distances[DEFLATE_DISTANCES]; /* how often each occurs */
  uint64_t bits; /* not yet written, the first one lowest */
  unsigned bit_count;
  uint8_t *end; /* of what is written */
} Deflate;

/* The codes of a length and of a distance; the bits after them are the number's own lowest ones. */
static inline unsigned
deflate_length_code (unsigned length, unsigned *extra)
{
  unsigned rest = length - 3;

  *extra = 0;
  if (length == DEFLATE_LONGEST)
    return 285;
  if (rest < 8)
    return 257 + rest;
  *extra = 29 - (unsigned) __builtin_clz (rest);
  return 257 + 4 * (*extra + 1) + (rest >> *extra & 3);
}

static inline unsigned
deflate_distance_code (unsigned distance, unsigned *extra)
{
  unsigned rest = distance - 1;

  *extra = 0;
  if (rest < 4)
    return rest;
  *extra = 30 - (unsigned) __builtin_clz (rest);
  return 2 * (*extra + 1) + (rest >> *extra & 1);
}

/* Adds a byte, or a repeat of LENGTH bytes from DISTANCE before; there must be room for a token. */
static inline void
deflate_literal (Deflate *deflate, uint8_t byte)
{
  deflate->literals[byte]++;
  deflate->tokens[deflate->token_count++] = byte;
}

static inline void
deflate_repeat (Deflate *deflate, unsigned length, unsigned distance)
{
  unsigned extra;

  deflate->literals[deflate_length_code (length, &extra)]++;
  deflate->distances[deflate_distance_code (distance, &extra)]++;
  deflate->tokens[deflate->token_count++] = distance << 9 | 1 << 8 | (length - 3);
}

/* Writes the tokens as a block from END on, where there must be room for DEFLATE_BLOCK_BYTES; after the
   last one nothing is left over. */
void deflate_block (Deflate *deflate, int is_last);
