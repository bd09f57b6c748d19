import type { DocumentKind } from '@reable/contract/versions/rules'
import type { ActName } from '@reable/contract/volunteers/rules'
import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { placesAddress, prohibitedAddress, searchNamesAddress } from './room-addresses.ts'
import { type SaveVersion, saveScreening, saveSignal } from './save-signal.ts'

type Body<Id extends Parameters<typeof browserApi>[0]> = Parameters<typeof browserApi<Id>>[1]

type Document = {
  act: ActName
  /** Where it is changed. */
  to: string
  section: string
  /** Saves what a version says as the next one. A version holds what its change takes. */
  save: SaveVersion
}

const kinds = { act: 'change_kinds', to: addresses.kinds, section: 'Kinds of equipment' } as const

/** Where each kind of document is changed, and how. */
export const documents: Record<DocumentKind, Document> = {
  type: {
    ...kinds,
    // The category of a kind never changes.
    save: (id, { category_id: _, ...body }) => browserApi('changeKind', { params: { id }, body } as Body<'changeKind'>),
  },
  question: {
    ...kinds,
    save: (name, body) => browserApi('changeQuestion', { params: { name }, body } as Body<'changeQuestion'>),
  },
  condition: {
    ...kinds,
    save: (id, body) => browserApi('changeCondition', { params: { id }, body } as Body<'changeCondition'>),
  },
  category: {
    ...kinds,
    save: (id, body) => browserApi('changeCategory', { params: { id }, body } as Body<'changeCategory'>),
  },
  place: {
    ...{ act: 'change_places', to: placesAddress, section: 'Places' },
    save: (id, body) => browserApi('changePlace', { params: { id }, body } as Body<'changePlace'>),
  },
  signal: {
    ...{ act: 'change_signal', to: addresses.worrySignals, section: 'Signals' },
    save: saveSignal,
  },
  screening: {
    ...{ act: 'change_screening', to: addresses.screening, section: 'Screening' },
    save: saveScreening,
  },
  prohibited: {
    ...{ act: 'change_prohibited', to: prohibitedAddress, section: 'What may not be listed' },
    save: (id, body) => browserApi('changeProhibited', { params: { id }, body } as Body<'changeProhibited'>),
  },
  search_name: {
    ...{ act: 'change_kinds', to: searchNamesAddress, section: 'Search words' },
    save: (id, body) => browserApi('changeSearchName', { params: { id }, body } as Body<'changeSearchName'>),
  },
}
