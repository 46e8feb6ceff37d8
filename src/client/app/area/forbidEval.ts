import { config } from 'zod';

/**
 * Imported before any schema is made: zod would try whether it may compile code, which the content policy forbids
 * and reports.
 */
config({ jitless: true });
