import type { Answer } from '@reable/contract/client'
import type { Picture } from '../picture.ts'
import { pictureAddresses } from './picture-addresses.ts'

/** A picture in the shape of the API; `alt` stands in where nobody described it, `access` opens one that not everyone may see. */
export function imageAnswer(
  picture: Pick<Picture, 'id' | 'digest' | 'width' | 'height' | 'alt'>,
  alt: string,
  access = '',
): Answer<'finishUpload'>['image'] {
  return {
    image_id: picture.id,
    ...pictureAddresses(picture, access),
    width: picture.width,
    height: picture.height,
    alt: picture.alt ?? alt,
    // The rotation still to be applied when it is shown: none, the pixels are rotated when a picture is accepted.
    rotation_origin: 0,
  }
}
