import { z } from 'zod'
import { listingImage } from '../listings/operations.ts'
import { operation } from '../operation.ts'
import { paths } from '../paths.ts'
import { photoTooLarge, photoTypeUnsupported, pictureBytesLimit, pictureTypes } from './rules.ts'

export const picturesOperations = {
  startUpload: operation({
    ...paths.startUpload,
    summary: 'Where to PUT the bytes of one photo, and with which headers; good for an hour',
    body: z.strictObject({
      blob: z.strictObject({
        filename: z.string().max(500).default(''),
        content_type: z.enum(pictureTypes, photoTypeUnsupported),
        byte_size: z.int().min(1, photoTypeUnsupported).max(pictureBytesLimit, photoTooLarge),
        /** Base64 of the MD5 of the bytes, as object stores check it. */
        checksum: z.string().regex(/^[A-Za-z0-9+/]{22}==$/, 'The checksum is the base64 of an MD5'),
      }),
    }),
    answer: z.object({
      data: z.object({
        signed_id: z.string(),
        direct_upload: z.object({ url: z.string(), headers: z.record(z.string(), z.string()) }),
      }),
    }),
    refusals: ['signed_out', 'invalid', 'too_many'],
  }),
  finishUpload: operation({
    ...paths.finishUpload,
    summary: 'Decodes, checks and stores a photo whose bytes have arrived; repeated, it answers the same image',
    params: z.object({ signed_id: z.string().max(200) }),
    answer: z.object({ data: z.object({ signed_id: z.string(), image: listingImage }) }),
    refusals: ['signed_out', 'not_found', 'invalid', 'busy'],
  }),
}
