export { type BackupState, lastBackup } from './last-backup.ts'
