import { documentFields, findDocument } from '@reable/contract/content/documents'
import { readWritten } from '@reable/contract/content/written'
import type { DocumentKind } from '@reable/contract/versions/rules'
import type { ActName } from '@reable/contract/volunteers/rules'
import { href } from 'react-router'
import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { manualAddress } from '../manuals/manual-addresses.ts'
import { recallCardAddress } from '../recalls/recall-addresses.ts'
import { replyAddress } from '../replies/load-replies.ts'
import { placesAddress, prohibitedAddress, searchNamesAddress } from './room-addresses.ts'
import { type SaveVersion, saveScreening, saveSignal } from './save-signal.ts'

type Body<Id extends Parameters<typeof browserApi>[0]> = Parameters<typeof browserApi<Id>>[1]

type Document = {
  act: ActName
  /** Where it is changed. */
  to: (key: string) => string
  section: string
  /** Saves what a version says as the next one. A version holds what its change takes. */
  save: SaveVersion
}

const kinds = { act: 'change_kinds', to: () => addresses.kinds, section: 'Kinds of equipment' } as const

/** A page or list, by its name. What its form has asked for since a version was written is empty in it. */
const content = (kind: 'page' | 'list'): Document => ({
  act: 'edit_page',
  to: (name) => href('/console/pages/:kind/:name', { kind, name }),
  section: 'the editor',
  save: async (name, { version, ...said }) => {
    const document = findDocument(kind, name)
    if (!document) return { ok: false, status: 404, failure: { error: 'There is no page or list of this name.' } }
    const fields = readWritten(documentFields(document), said).written
    return browserApi('saveContent', { params: document, body: { version: Number(version), fields } })
  },
})

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
    act: 'change_places',
    to: () => placesAddress,
    section: 'Places',
    save: (id, body) => browserApi('changePlace', { params: { id }, body } as Body<'changePlace'>),
  },
  signal: {
    act: 'change_signal',
    to: () => addresses.worrySignals,
    section: 'Signals',
    save: saveSignal,
  },
  screening: {
    act: 'change_screening',
    to: () => addresses.screening,
    section: 'Screening',
    save: saveScreening,
  },
  prohibited: {
    act: 'change_prohibited',
    to: () => prohibitedAddress,
    section: 'What may not be listed',
    save: (id, body) => browserApi('changeProhibited', { params: { id }, body } as Body<'changeProhibited'>),
  },
  search_name: {
    act: 'change_kinds',
    to: () => searchNamesAddress,
    section: 'Search words',
    save: (id, body) => browserApi('changeSearchName', { params: { id }, body } as Body<'changeSearchName'>),
  },
  reply: {
    act: 'change_replies',
    to: (id) => replyAddress(Number(id)),
    section: 'the reply',
    save: (id, body) =>
      browserApi('changeReply', {
        params: { id },
        body: { ...body, removed: false },
      } as unknown as Body<'changeReply'>),
  },
  partner: {
    act: 'change_partners',
    to: (id) => href('/console/partners/:id', { id }),
    section: 'the partner',
    save: (id, body) => browserApi('changePartner', { params: { id }, body } as Body<'changePartner'>),
  },
  recall_card: {
    act: 'change_recall',
    to: (id) => recallCardAddress(Number(id)),
    section: 'the recall',
    save: (id, body) => browserApi('changeRecallCard', { params: { id }, body } as Body<'changeRecallCard'>),
  },
  manual: {
    act: 'change_manual',
    to: (id) => manualAddress(Number(id)),
    section: 'the manual',
    save: (id, body) => browserApi('changeManual', { params: { id }, body } as Body<'changeManual'>),
  },
  manual_hosts: {
    act: 'change_manual',
    to: () => addresses.manualHosts,
    section: 'the hosts',
    save: (_, body) => browserApi('changeManualHosts', { body } as Body<'changeManualHosts'>),
  },
  page: content('page'),
  list: content('list'),
}
