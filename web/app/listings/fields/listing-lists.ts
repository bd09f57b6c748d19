import type { Answer, Reply } from '@reable/contract/client'
import { useEffect, useState } from 'react'
import { browserApi } from '../../api.ts'

type Id = 'listCategories' | 'listConditions' | 'listLocationsToChoose' | 'listEquipmentFields'

export type Categories = Answer<'listCategories'>
export type EquipmentType = Categories[number]['equipment_types'][number]
export type EquipmentField = Answer<'listEquipmentFields'>[number]

/** A list that a form offers: there, still on its way, or not to be had just now. */
export type Awaited<Data> = { data?: Data; failed: boolean; again: () => void }

/** Kept for the visit: they change with an edition of the reference data. */
const kept = new Map<string, unknown>()

function useList<Key extends Id>(key: string, ask: () => Promise<Reply<Key>>): Awaited<Answer<Key>> {
  const [, setTold] = useState(0)
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list, and for each try
  useEffect(() => {
    if (kept.has(key)) return
    let isOver = false
    ask().then((reply) => {
      if (reply.ok) kept.set(key, reply.data)
      if (!isOver) setFailed(!reply.ok)
      if (!isOver) setTold((before) => before + 1)
    })
    return () => {
      isOver = true
    }
  }, [key, tries])
  const data = kept.get(key) as Answer<Key> | undefined
  return { ...(data && { data }), failed, again: () => setTries(tries + 1) }
}

/** The categories with their equipment types. */
export const useCategories = () => useList('categories', () => browserApi('listCategories', {}))

export type BasicLists = { conditions: Answer<'listConditions'>; locations: Answer<'listLocationsToChoose'> }

/** The conditions, best first, and the municipalities. */
export function useBasicLists(): Awaited<BasicLists> {
  const conditions = useList('conditions', () => browserApi('listConditions', {}))
  const locations = useList('locations', () => browserApi('listLocationsToChoose', {}))
  return {
    ...(conditions.data && locations.data && { data: { conditions: conditions.data, locations: locations.data } }),
    failed: conditions.failed || locations.failed,
    again: () => {
      conditions.again()
      locations.again()
    },
  }
}

/** The questions of an equipment type. */
export const useEquipmentFields = (typeId: number) =>
  useList(`fields ${typeId}`, () => browserApi('listEquipmentFields', { query: { id: String(typeId) } }))
