import { jsonStorage, objectIn } from '../../state/storage.ts'
import { nobodysApi } from '../judging/nobodys-api.ts'
import { missingKey } from '../people/fit-storage.ts'

type Reported = { day: string; fields: string[] }

const storage = jsonStorage('localStorage', missingKey, (stored): Reported => {
  const { day, fields } = objectIn<Reported>(stored)
  const isValid = typeof day === 'string' && Array.isArray(fields) && fields.length <= 500
  return isValid ? { day, fields } : { day: '', fields: [] }
})

/**
 * Tells the service that a measure was missing to say whether a thing fits, so that sellers hear how many wait for it: the type and
 * the field, without a person, a listing or a measure. Once a day from a device; never from one that cannot note that.
 */
export function reportMissing(equipmentTypeId: number, fields: readonly string[]): void {
  const day = new Date().toISOString().slice(0, 10)
  const stored = storage.read()
  const before = stored.day === day ? stored.fields : []
  for (const field of new Set(fields)) {
    const name = `${equipmentTypeId} ${field}`
    if (before.includes(name)) continue
    before.push(name)
    storage.write({ day, fields: before })
    if (!storage.read().fields.includes(name)) return
    nobodysApi('countMissingMeasure', { body: { equipment_type_id: equipmentTypeId, field_name: field } })
  }
}
