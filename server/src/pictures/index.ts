export { type AcceptPicture, acceptPicture } from './accept-picture.ts'
export { adoptPictures } from './adopt-pictures.ts'
export { attachPictures } from './attach-pictures.ts'
export { endPictureProcess } from './encoding/picture-process.ts'
export { type PictureFormat, type PictureSize, pictureWidths, type Rotation } from './encoding/picture-sizes.ts'
export { exportPictures } from './export-pictures.ts'
export { forgetPictures, forgetPicturesOf } from './forget-pictures.ts'
export { findSimilarPictures, type SimilarPicture } from './hashes/hash-queries.ts'
export { hashPicturesSoon } from './hashes/hash-stored-pictures.ts'
export { assignToImport, copyPictures } from './import-pictures.ts'
export { pictureJobs } from './jobs.ts'
export { findPicturesOfMail, keepForMail } from './message-picture-queries.ts'
export { attachToMessage, picturesForMessage, picturesOfMessages } from './message-pictures.ts'
export type { Picture } from './picture.ts'
export {
  type ImageReference,
  type ListingImages,
  type PreparedPictures,
  picturesForListing,
} from './pictures-for-listing.ts'
export { servePictures } from './routes.ts'
export { imageAnswer } from './serving/image-answer.ts'
export { grantAccess } from './serving/picture-access.ts'
export { type PictureAddresses, pictureAddress, pictureAddresses } from './serving/picture-addresses.ts'
export { pictureIdsOf, picturesOf } from './serving/pictures-of.ts'
export { acceptSitePicture, pruneSitePictures } from './site/site-pictures.ts'
export { sweepOrphans } from './sweep-orphans.ts'
export { uploadRoutes } from './uploads/upload-routes.ts'
