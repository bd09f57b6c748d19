import type { Answer, Reply } from '@reable/contract/client'
import { useEffect, useState } from 'react'
import { browserApi } from '../../api.ts'

type ListOperation = 'listCategories' | 'listConditions' | 'listLocationsToChoose' | 'listEquipmentFields'

export type Categories = Answer<'listCategories'>
export type EquipmentType = Categories[number]['equipment_types'][number]
export type EquipmentField = Answer<'listEquipmentFields'>[number]

/** A list that a form offers: loaded, still loading, or failed. */
export type ListState<Data> = { data?: Data; failed: boolean; retry: () => void }

/** Cached for the visit: they change with an edition of the reference data. */
const cache = new Map<string, unknown>()

function useList<Key extends ListOperation>(key: string, fetchList: () => Promise<Reply<Key>>): ListState<Answer<Key>> {
  const [, setUpdates] = useState(0)
  const [failed, setFailed] = useState(false)
  const [attempts, setAttempts] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list, and for each attempt
  useEffect(() => {
    if (cache.has(key)) return
    let isCancelled = false
    fetchList().then((reply) => {
      if (reply.ok) cache.set(key, reply.data)
      if (!isCancelled) setFailed(!reply.ok)
      if (!isCancelled) setUpdates((before) => before + 1)
    })
    return () => {
      isCancelled = true
    }
  }, [key, attempts])
  const data = cache.get(key) as Answer<Key> | undefined
  return { ...(data && { data }), failed, retry: () => setAttempts(attempts + 1) }
}

/** The categories with their equipment types. */
export const useCategories = () => useList('categories', () => browserApi('listCategories', {}))

export type BasicLists = { conditions: Answer<'listConditions'>; locations: Answer<'listLocationsToChoose'> }

/** The conditions, best first, and the municipalities. */
export function useBasicLists(): ListState<BasicLists> {
  const conditions = useList('conditions', () => browserApi('listConditions', {}))
  const locations = useList('locations', () => browserApi('listLocationsToChoose', {}))
  return {
    ...(conditions.data && locations.data && { data: { conditions: conditions.data, locations: locations.data } }),
    failed: conditions.failed || locations.failed,
    retry: () => {
      conditions.retry()
      locations.retry()
    },
  }
}

/** The questions of an equipment type. */
export const useEquipmentFields = (typeId: number) =>
  useList(`fields ${typeId}`, () => browserApi('listEquipmentFields', { query: { id: String(typeId) } }))
