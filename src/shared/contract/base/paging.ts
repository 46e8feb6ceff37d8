import { z } from 'zod';

/** How a long list is asked for, a page at a time. */
export const PageWish = {
  page: z.number().int().min(1).max(100_000).default(1).describe('which page, from 1'),
  pageSize: z.number().int().min(1).max(100).default(20).describe('rows a page'),
};

/** Which end of a sorted list comes first. */
export const Order = z.enum(['ascending', 'descending']);
export type Order = z.infer<typeof Order>;

export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    rows: z.array(row).describe('the rows of this page, empty behind the last'),
    total: z.number().int().describe('rows of all pages'),
    page: z.number().int().describe('which page this is, from 1'),
    pageSize: z.number().int().describe('rows a page'),
  });
}
