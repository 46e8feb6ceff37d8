import { z } from 'zod';
import { HEADSHOT_MAX_BYTES, HEADSHOT_SIZES, base64BodyLimit } from '../../domain/files/uploadRules';
import { defineEndpoint } from '../base/endpoint';
import { Id, Instant } from '../base/fields';
import { FileContent, FileName } from '../base/uploadedFile';

/** Where a person's pictures are. An address never changes its content: another picture has other addresses. */
export const Headshot = z.object({
  photo_url: z.string().nullable().describe('address of the picture of 256 pixels, null where there is none'),
  sizes: z
    .array(
      z.object({
        size: z.literal(HEADSHOT_SIZES).describe('width and height in pixels'),
        url: z.string().describe('address of a WebP picture on this server'),
      }),
    )
    .describe('every size that there is, smallest first; empty for a picture that was not uploaded'),
  updated_at: Instant.nullable().describe('when the picture was uploaded'),
});
export type Headshot = z.infer<typeof Headshot>;

export const getHeadshot = defineEndpoint({
  name: 'getHeadshot',
  method: 'POST',
  path: '/v2/api/user/get_headshot',
  access: 'signedIn',
  summary:
    "One's own headshot, an interpreter's, or of a person one shares a booking with. No screen asks: records name the picture's address",
  request: z.object({ user_id: Id.optional().describe("whose; one's own where it is left out") }).default({}),
  data: Headshot,
  refusals: ['NOT_FOUND'],
});

export const updateHeadshot = defineEndpoint({
  name: 'updateHeadshot',
  method: 'POST',
  path: '/v2/api/user/update_headshot',
  access: 'signedIn',
  summary: "Replace one's own headshot (JPEG, PNG or WebP up to 5 MB), or remove it with `content: null`",
  request: z.object({
    file_name: FileName.optional(),
    content: FileContent.nullable().describe("the picture's bytes in base64; null removes the headshot"),
  }),
  data: Headshot,
  refusals: ['TOO_LARGE', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  maxBodyBytes: base64BodyLimit(HEADSHOT_MAX_BYTES),
});
