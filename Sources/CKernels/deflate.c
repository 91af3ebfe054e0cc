#include "deflate.h"

#include <stdlib.h>
#include <string.h>

#define LONGEST_CODE 15
#define BLOCK_END 256

typedef struct {
  uint16_t code[DEFLATE_LITERALS]; /* its first bit lowest */
  uint8_t length[DEFLATE_LITERALS];
} Codes;

typedef struct {
  uint32_t weight;
  uint16_t symbol;
} Leaf;

static void
put (Deflate *deflate, uint64_t bits, unsigned count)
{
  deflate->bits |= bits << deflate->bit_count;
  deflate->bit_count += count;
  while (deflate->bit_count >= 8)
    {
      *deflate->end++ = (uint8_t) deflate->bits;
      deflate->bits >>= 8;
      deflate->bit_count -= 8;
    }
}

static int
by_weight (const void *one, const void *other)
{
  const Leaf *a = one, *b = other;

  if (a->weight != b->weight)
    return a->weight < b->weight ? -1 : 1;
  return (int) a->symbol - (int) b->symbol;
}

/* How many codes of each length a Huffman tree over sorted LEAVES has: two queues, of leaves and of
   the nodes made of them, are both in order of weight. */
static void
count_lengths (const Leaf *leaves, unsigned count, unsigned *counts)
{
  uint32_t weight[DEFLATE_LITERALS];
  uint16_t parent[2 * DEFLATE_LITERALS], depth[2 * DEFLATE_LITERALS];
  unsigned leaf = 0, node = 0, made;

  for (made = 0; made + 1 < count; made++)
    {
      weight[made] = 0;
      for (int child = 0; child < 2; child++)
        if (leaf < count && (node == made || leaves[leaf].weight <= weight[node]))
          {
            parent[leaf] = (uint16_t) (count + made);
            weight[made] += leaves[leaf++].weight;
          }
        else
          {
            parent[count + node] = (uint16_t) (count + made);
            weight[made] += weight[node++];
          }
    }
  depth[count + made - 1] = 0;
  for (unsigned place = count + made - 1; place-- > 0;)
    {
      depth[place] = (uint16_t) (depth[parent[place]] + 1);
      if (place < count)
        counts[depth[place] < LONGEST_CODE ? depth[place] : LONGEST_CODE]++;
    }
}

/* Makes room for codes that were cut to LONGEST_CODE: others become longer until all fit. */
static void
fit_lengths (unsigned *counts)
{
  uint32_t space = 0;

  for (unsigned length = 1; length <= LONGEST_CODE; length++)
    space += counts[length] << (LONGEST_CODE - length);
  for (; space > 1u << LONGEST_CODE; space--)
    {
      unsigned length = LONGEST_CODE - 1;
      while (counts[length] == 0)
        length--;
      counts[LONGEST_CODE]--;
      counts[length]--;
      counts[length + 1] += 2;
    }
}

static uint16_t
reversed (unsigned code, unsigned length)
{
  unsigned reversed = 0;

  for (; length > 0; length--, code >>= 1)
    reversed = reversed << 1 | (code & 1);
  return (uint16_t) reversed;
}

/* Gives each length's codes to the symbols that have it, in the order that RFC 1951 wants. */
static void
number_codes (Codes *codes, unsigned symbols, const unsigned *counts)
{
  unsigned next[LONGEST_CODE + 2] = { 0 };

  for (unsigned length = 1; length <= LONGEST_CODE; length++)
    next[length + 1] = (next[length] + counts[length]) << 1;
  for (unsigned symbol = 0; symbol < symbols; symbol++)
    if (codes->length[symbol] > 0)
      codes->code[symbol]
          = reversed (next[codes->length[symbol]]++, codes->length[symbol]);
}

static void
make_codes (Codes *codes, const uint32_t *weights, unsigned symbols)
{
  Leaf leaves[DEFLATE_LITERALS];
  unsigned counts[LONGEST_CODE + 1] = { 0 };
  unsigned count = 0, place = 0;

  memset (codes, 0, sizeof *codes);
  for (unsigned symbol = 0; symbol < symbols; symbol++)
    if (weights[symbol] > 0)
      leaves[count++] = (Leaf){ weights[symbol], (uint16_t) symbol };
  if (count == 1)
    counts[1] = 1;
  if (count > 1)
    {
      qsort (leaves, count, sizeof *leaves, by_weight);
      count_lengths (leaves, count, counts);
      fit_lengths (counts);
    }
  for (unsigned length = LONGEST_CODE; length > 0; length--)
    for (unsigned left = counts[length]; left > 0; left--)
      codes->length[leaves[place++].symbol] = (uint8_t) length;
  number_codes (codes, symbols, counts);
}

/* The lengths of all codes, each in four bits: shorter forms would save a hundred bytes. */
static void
put_tables (Deflate *deflate, const Codes *literals, const Codes *distances)
{
  put (deflate, DEFLATE_LITERALS - 257, 5);
  put (deflate, DEFLATE_DISTANCES - 1, 5);
  put (deflate, 19 - 4, 4);
  /* Three codes are for repeats of lengths, and come first. */
  for (int code = 0; code < 19; code++)
    put (deflate, code < 3 ? 0 : 4, 3);
  for (int symbol = 0; symbol < DEFLATE_LITERALS; symbol++)
    put (deflate, reversed (literals->length[symbol], 4), 4);
  for (int symbol = 0; symbol < DEFLATE_DISTANCES; symbol++)
    put (deflate, reversed (distances->length[symbol], 4), 4);
}

static void
put_repeat (Deflate *deflate, uint32_t token, const Codes *literals, const Codes *distances)
{
  unsigned length = (token & 255) + 3, distance = token >> 9, extra;
  unsigned code = deflate_length_code (length, &extra);

  put (deflate, literals->code[code], literals->length[code]);
  put (deflate, (length - 3) & ((1u << extra) - 1), extra);
  code = deflate_distance_code (distance, &extra);
  put (deflate, distances->code[code], distances->length[code]);
  put (deflate, (distance - 1) & ((1u << extra) - 1), extra);
}

void
deflate_block (Deflate *deflate, int is_last)
{
  Codes literals, distances;

  deflate->literals[BLOCK_END]++;
  make_codes (&literals, deflate->literals, DEFLATE_LITERALS);
  make_codes (&distances, deflate->distances, DEFLATE_DISTANCES);
  put (deflate, (uint64_t) (is_last != 0) | 2 << 1, 3);
  put_tables (deflate, &literals, &distances);
  for (size_t place = 0; place < deflate->token_count; place++)
    {
      uint32_t token = deflate->tokens[place];
      if (token < 256)
        put (deflate, literals.code[token], literals.length[token]);
      else
        put_repeat (deflate, token, &literals, &distances);
    }
  put (deflate, literals.code[BLOCK_END], literals.length[BLOCK_END]);
  if (is_last)
    put (deflate, 0, 7 & -deflate->bit_count);
  deflate->token_count = 0;
  memset (deflate->literals, 0, sizeof deflate->literals);
  memset (deflate->distances, 0, sizeof deflate->distances);
}
