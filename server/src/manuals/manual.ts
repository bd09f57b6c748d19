/** What stewards write of a manual, as it is stored. */
export type ManualFields = { brand: string; model: string; title: string; address: string }

/** A manual as it stands, with what became of the last looks at its address. */
export type StoredManual = {
  id: number
  fields: ManualFields
  version: number
  withdrawn: boolean
  changed_at: Date
  /** The address of whoever changed it; null where nobody did, or nobody is left who did. */
  changed_by: string | null
  checked_at: Date | null
  failed_at: Date | null
  dead_at: Date | null
}
