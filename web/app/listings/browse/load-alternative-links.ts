import type { Client } from '@reable/contract/client'
import type { NearQuery } from '../../places/stored-location.ts'
import { widerRadius } from '../../places/wider-radius.ts'
import type { Panel } from '../filter/filter-panel-data.ts'
import { alternativeLinksOf } from './alternative-links.ts'
import { addressInUse, browseAddressOf } from './browse-address.ts'
import type { AlternativeLink, FoundList } from './found-list.ts'

type ListRequest = { near: NearQuery | undefined; address: URLSearchParams; panel: Panel }

/** Links from a list without listings to the nearest ones that have some; with a shared place, a wider radius is among them. */
export async function loadAlternativeLinks(
  api: Client,
  list: FoundList,
  { near, address, panel }: ListRequest,
): Promise<AlternativeLink[]> {
  const wider = near && (await widerRadius(api, list.query, near))
  return alternativeLinksOf({ ...list, wider }, addressInUse(browseAddressOf(address), list.query), panel)
}
