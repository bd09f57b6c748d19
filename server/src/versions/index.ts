export { withFreeNames } from './free-name-queries.ts'
export { refuseWith } from './refuse-with.ts'
export { changesOf, serializeChange } from './serialize-change.ts'
export {
  type Document,
  findLastFields,
  findLatestVersion,
  findRemoved,
  findVersions,
  insertVersion,
  isDelivered,
  lockDocuments,
  nextOwnId,
  selectChanged,
  type Version,
} from './version-queries.ts'
export { addVersion, writeFirstVersion, writeVersion } from './write-version.ts'
