import type { acts } from '@reable/contract/volunteers/rules'

/** Each act by the operation that does it; whoever may not is refused before anything is looked up. */
export const operationsOf: Record<
  keyof typeof acts,
  { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; url: string; payload?: object }[]
> = {
  enter_room: [{ method: 'GET', url: '/console/volunteers' }],
  edit_page: [{ method: 'PUT', url: '/console/content/page/none', payload: { version: 1, fields: {} } }],
  edit_banner: [
    {
      method: 'POST',
      url: '/console/banners',
      payload: {
        id: null,
        version: 0,
        content: '',
        url: null,
        starts_at_utc: '2026-11-20T20:00:00Z',
        ends_at_utc: null,
      },
    },
  ],
  decide_on_listing: [{ method: 'POST', url: '/console/cases/999999/decision', payload: { decision: 'release' } }],
  decide_on_message: [{ method: 'POST', url: '/console/cases/999999/decision', payload: { decision: 'deliver' } }],
  decide_on_person: [{ method: 'POST', url: '/console/cases/999999/decision', payload: { decision: 'nothing' } }],
  claim_case: [
    { method: 'POST', url: '/console/cases/999999/claim' },
    { method: 'POST', url: '/console/cases/999999/decision', payload: { decision: 'keep' } },
  ],
  undo_decision: [{ method: 'POST', url: '/console/decisions/999999/undo' }],
  note_on_case: [{ method: 'POST', url: '/console/cases/999999/notes', payload: { note: 'A note' } }],
  read_conversation: [{ method: 'POST', url: '/console/people/999999/reading', payload: {} }],
  read_log: [{ method: 'GET', url: '/console/log' }],
  change_signal: [
    {
      method: 'POST',
      url: '/console/signals',
      payload: { name: '', weight: 1, words: [], near_words: [], warning: '', active: true },
    },
    {
      method: 'PUT',
      url: '/console/signals/999999',
      payload: {
        ...{ name: 'A name', weight: 1, words: [], near_words: [], warning: '', active: true },
        updated_at_utc: '2026-11-20T20:00:00Z',
      },
    },
  ],
  see_person: [
    { method: 'GET', url: '/console/accounts?q=rosa' },
    { method: 'GET', url: '/console/accounts/999999' },
    { method: 'GET', url: '/console/accounts/999999/listings' },
    { method: 'GET', url: '/console/restrictions' },
  ],
  note_on_person: [{ method: 'POST', url: '/console/accounts/999999/notes', payload: { note: 'Called us' } }],
  restrict_person: [
    {
      method: 'POST',
      url: '/console/accounts/999999/restrictions',
      payload: { kind: 'stop', days: 7, reason: 'Another reason', sentence: 'Please be kind.' },
    },
  ],
  ban_person: [
    {
      method: 'POST',
      url: '/console/accounts/999999/restrictions',
      payload: { kind: 'ban', days: 7, reason: 'Another reason', sentence: 'Please be kind.' },
    },
    {
      method: 'POST',
      url: '/console/accounts/999999/restrictions',
      payload: { kind: 'mute', days: 30, reason: 'Another reason', sentence: 'Please be kind.' },
    },
  ],
  agree_to_ban: [{ method: 'POST', url: '/console/restrictions/999999/agreement' }],
  lift_restriction: [{ method: 'POST', url: '/console/restrictions/999999/lift', payload: {} }],
  lift_ban: [{ method: 'POST', url: '/console/restrictions/1/lift', payload: {} }],
  keep_restriction: [{ method: 'POST', url: '/console/restrictions/999999/keep', payload: {} }],
  begin_factor_reset: [
    { method: 'POST', url: '/console/accounts/999999/factor-reset', payload: { reason: 'I called them.' } },
  ],
  agree_to_factor_reset: [{ method: 'POST', url: '/console/factor-resets/999999/agreement' }],
  refuse_factor_reset: [{ method: 'POST', url: '/console/factor-resets/999999/refusal' }],
  change_screening: [
    {
      method: 'PUT',
      url: '/console/screening/999999',
      payload: { name: '', weight: 1, threshold: 1, words: [], action: 'note', active: true, updated_at_utc: '' },
    },
  ],
  change_recall: [
    { method: 'POST', url: '/console/recalls', payload: {} },
    { method: 'PUT', url: '/console/recalls/999999', payload: {} },
  ],
  dismiss_recall_notice: [{ method: 'PUT', url: '/console/recalls/notices/none', payload: { dismissed: true } }],
  change_manual: [
    { method: 'POST', url: '/console/manuals', payload: {} },
    { method: 'PUT', url: '/console/manuals/999999', payload: {} },
    { method: 'PUT', url: '/console/manual_hosts', payload: {} },
  ],
  change_kinds: [
    { method: 'POST', url: '/console/kinds', payload: {} },
    { method: 'PUT', url: '/console/kinds/999999', payload: {} },
    { method: 'DELETE', url: '/console/kinds/999999', payload: {} },
    { method: 'POST', url: '/console/kinds/questions', payload: {} },
    { method: 'PUT', url: '/console/kinds/questions/nothing', payload: {} },
    { method: 'PUT', url: '/console/kinds/conditions/999999', payload: {} },
    { method: 'PUT', url: '/console/kinds/categories/999999', payload: {} },
    { method: 'POST', url: '/console/search_names', payload: {} },
    { method: 'PUT', url: '/console/search_names/999999', payload: {} },
    { method: 'DELETE', url: '/console/search_names/999999', payload: {} },
  ],
  change_places: [
    { method: 'POST', url: '/console/places', payload: {} },
    { method: 'PUT', url: '/console/places/999999', payload: {} },
    { method: 'DELETE', url: '/console/places/999999', payload: {} },
  ],
  change_prohibited: [
    { method: 'POST', url: '/console/prohibited', payload: {} },
    { method: 'PUT', url: '/console/prohibited/999999', payload: {} },
    { method: 'DELETE', url: '/console/prohibited/999999', payload: {} },
  ],
  change_replies: [
    { method: 'POST', url: '/console/replies', payload: {} },
    { method: 'PUT', url: '/console/replies/999999', payload: {} },
  ],
  change_partners: [
    { method: 'GET', url: '/console/partners' },
    { method: 'POST', url: '/console/partners', payload: {} },
    { method: 'GET', url: '/console/partners/999999' },
    { method: 'PUT', url: '/console/partners/999999', payload: {} },
    { method: 'POST', url: '/console/partners/999999/invitations', payload: {} },
    { method: 'DELETE', url: '/console/partners/999999/members/1' },
  ],
  export_log: [{ method: 'POST', url: '/console/log/export', payload: { q: '' } }],
  confirm_steward: [{ method: 'POST', url: '/console/volunteers/invitations/999999/confirmation' }],
  give_role: [
    { method: 'POST', url: '/console/volunteers/invitations', payload: { email: 'a@example.org', role: 'helper' } },
    { method: 'DELETE', url: '/console/volunteers/invitations/999999' },
    { method: 'PUT', url: '/console/volunteers/999999/role', payload: { role: null, seen: 'helper' } },
  ],
}
