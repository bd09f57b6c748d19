import type { Answer, Reply } from '@reable/contract/client'
import { useEffect, useState } from 'react'
import { browserApi } from '../../api.ts'

type ListOperation = 'listCategories' | 'listConditions' | 'listLocationsToChoose' | 'listEquipmentFields'

export type Categories = Answer<'listCategories'>
export type EquipmentType = Categories[number]['equipment_types'][number]
export type EquipmentField = Answer<'listEquipmentFields'>[number]

/** A list that a form offers: loaded, still loading, or failed. */
export type ListState<Data> = { data?: Data; failed: boolean; retry: () => void }

/** In milliseconds: volunteers may change them. What is there stands until the new one has come. */
const ttl = 60_000

const cache = new Map<string, { at: number; data: unknown }>()

const isFresh = (key: string) => performance.now() - (cache.get(key)?.at ?? Number.NEGATIVE_INFINITY) < ttl

function useList<Key extends ListOperation>(key: string, fetchList: () => Promise<Reply<Key>>): ListState<Answer<Key>> {
  const [, setUpdates] = useState(0)
  const [failed, setFailed] = useState(false)
  const [attempts, setAttempts] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list, and for each attempt
  useEffect(() => {
    if (isFresh(key)) return
    let isCancelled = false
    fetchList().then((reply) => {
      const before = cache.get(key)?.data
      if (reply.ok) cache.set(key, { at: performance.now(), data: unlessSame(before, reply.data) })
      if (!isCancelled) setFailed(!reply.ok && !before)
      if (!isCancelled) setUpdates((count) => count + 1)
    })
    return () => {
      isCancelled = true
    }
  }, [key, attempts])
  const data = cache.get(key)?.data as Answer<Key> | undefined
  return { ...(data && { data }), failed, retry: () => setAttempts(attempts + 1) }
}

/** A form is not drawn anew for a list that says the same. */
const unlessSame = (before: unknown, next: unknown) => (JSON.stringify(before) === JSON.stringify(next) ? before : next)

/** The categories with the equipment types that are offered. */
export const useCategories = () =>
  useList<'listCategories'>('categories', async () => {
    const reply = await browserApi('listCategories', {})
    if (!reply.ok) return reply
    const offered = reply.data.map((category) => {
      return { ...category, equipment_types: category.equipment_types.filter(({ retired }) => !retired) }
    })
    return { ...reply, data: offered.filter(({ equipment_types: types }) => types.length > 0) }
  })

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
