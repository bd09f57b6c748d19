import { useEffect } from 'react'
import { storedUser } from '../../../accounts/user-store.ts'
import { browserApi } from '../../../api.ts'
import { locationState } from '../../../places/location-store.ts'
import { useWizard } from '../wizard-context.ts'

/** While no location is chosen, fills in that of the person's last listing, or the place they share. */
export function useUsualLocation(): void {
  const { draft, wizard } = useWizard()
  const isNeeded = draft.location_id === ''
  useEffect(() => {
    if (!isNeeded) return
    let isCancelled = false
    usualLocation().then((id) => {
      if (id !== undefined && !isCancelled) wizard.change({ location_id: String(id), usual_location: String(id) })
    })
    return () => {
      isCancelled = true
    }
  }, [isNeeded, wizard])
}

async function usualLocation(): Promise<number | undefined> {
  if (!storedUser()) return undefined
  const own = await browserApi('listMyListings', { query: { type: 'active', page: 1 } })
  const [latest] = own.ok ? own.data : []
  const municipal = latest ? undefined : await presentName()
  if (!latest && !municipal) return undefined
  const locations = await browserApi('listLocationsToChoose', {})
  const open = locations.ok ? locations.data.filter(({ closed }) => !closed) : []
  return open.find(({ id, name }) => (latest ? id === latest.location.id : name === municipal))?.id
}

/** What the place that they share is called by now: the name that is stored may be a former one. */
async function presentName(): Promise<string | undefined> {
  const { near } = locationState()
  const reply = near && (await browserApi('reverseGeocode', { query: { lat: near.lat, long: near.long } }))
  return reply?.ok ? reply.data.municipal : undefined
}
