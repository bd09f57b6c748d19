import type { Answer } from '@reable/contract/client'
import type { Picture } from '../picture.ts'
import { pictureAddresses } from './picture-addresses.ts'

/** A picture in the contract's words; `alt` stands in where nobody described it, `access` opens one that not everyone may see. */
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
    // The turn that is still to be made when it is shown: none, it is in the pixels since the picture was accepted.
    rotation_origin: 0,
  }
}
