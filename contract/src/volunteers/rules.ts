/** What the people who run the place may do, with the exact texts: read by the server, which decides, and by the buttons of the room. */

/** From the least to the most: each role may also do what those before it may. */
export const roles = ['helper', 'moderator', 'steward'] as const

export type Role = (typeof roles)[number]

export const isRole = (name: string): name is Role => roles.some((role) => role === name)

/** A row of the table of what volunteers may do. */
export type Act = {
  /** The least role that may do it. */
  from: Role
  /** What it is, to go on from "can". */
  does: string
  /** The second factor is asked for again, if it was not proved in the last 15 minutes. */
  weighs?: true
  /** What whoever it is about reads: nobody decides about what is their own. */
  own?: string
}

const ownConversation = 'You are one of the two. Another volunteer decides about this.'

const ownPerson = 'This is about you. Another volunteer decides about it.'

const reportedPerson =
  'You reported them or a listing of theirs, or this is about you. Another volunteer has to decide. If there is no other yet, invite one.'

/** One row for each act; the log names them by these keys. */
export const acts = {
  enter_room: { from: 'helper', does: 'enter the volunteers’ room' },
  edit_page: { from: 'helper', does: 'change pages and lists' },
  edit_banner: { from: 'helper', does: 'put up and change banners' },
  decide_on_listing: {
    from: 'moderator',
    does: 'release a listing or keep it hidden',
    own: 'This listing is yours or your organization’s, or you reported it. Another volunteer has to decide. If there is no other yet, invite one.',
  },
  decide_on_message: {
    from: 'moderator',
    does: 'deliver a message that waits or return it',
    own: ownConversation,
  },
  decide_on_person: {
    from: 'moderator',
    does: 'stop somebody from writing for 7 days',
    weighs: true,
    own: reportedPerson,
  },
  see_person: { from: 'helper', does: 'find people and open their page' },
  note_on_person: {
    from: 'helper',
    does: 'write down a note about somebody',
    own: 'This page is about you. Another volunteer writes here.',
  },
  restrict_person: {
    from: 'moderator',
    does: 'mute or stop somebody for up to 7 days',
    weighs: true,
    own: reportedPerson,
  },
  lift_restriction: {
    from: 'moderator',
    does: 'take back that somebody is muted or stopped',
    weighs: true,
    own: reportedPerson,
  },
  keep_restriction: {
    from: 'moderator',
    does: 'leave a restriction after an answer',
    weighs: true,
    own: reportedPerson,
  },
  ban_person: {
    from: 'steward',
    does: 'ban somebody, or restrict them for more than 7 days',
    weighs: true,
    own: reportedPerson,
  },
  agree_to_ban: { from: 'steward', does: 'agree to a long ban', weighs: true, own: reportedPerson },
  lift_ban: { from: 'steward', does: 'take back a ban or a long restriction', weighs: true, own: reportedPerson },
  begin_factor_reset: {
    from: 'steward',
    does: 'ask to take away a lost second step',
    weighs: true,
    own: ownPerson,
  },
  agree_to_factor_reset: {
    from: 'steward',
    does: 'agree to take away a lost second step',
    weighs: true,
    own: ownPerson,
  },
  refuse_factor_reset: { from: 'helper', does: 'refuse to take away a lost second step' },
  claim_case: {
    from: 'moderator',
    does: 'take a case',
    own: 'This is about you, your organization, what is yours, or what you reported. Another volunteer has to decide. If there is no other yet, invite one.',
  },
  undo_decision: { from: 'moderator', does: 'take a decision back' },
  note_on_case: { from: 'helper', does: 'write a note about a case' },
  read_conversation: { from: 'moderator', does: 'read a whole conversation', weighs: true, own: ownConversation },
  read_log: { from: 'moderator', does: 'read the log' },
  change_signal: { from: 'steward', does: 'change what makes a message worrying', weighs: true },
  change_screening: { from: 'steward', does: 'change what is looked for before a listing is public', weighs: true },
  change_recall: { from: 'steward', does: 'write and change what is recalled', weighs: true },
  dismiss_recall_notice: { from: 'moderator', does: 'put a recall notice aside' },
  change_manual: { from: 'steward', does: 'write and change links of manuals', weighs: true },
  change_kinds: { from: 'steward', does: 'change kinds of equipment', weighs: true },
  change_replies: { from: 'steward', does: 'change standard replies', weighs: true },
  change_partners: { from: 'steward', does: 'change partners and their members', weighs: true },
  change_places: { from: 'steward', does: 'change places', weighs: true },
  change_prohibited: { from: 'steward', does: 'change what may not be listed', weighs: true },
  export_log: { from: 'steward', does: 'download the log', weighs: true },
  give_role: {
    from: 'steward',
    does: 'give, change and take roles',
    weighs: true,
    own: 'Another steward changes your own role.',
  },
  confirm_steward: { from: 'steward', does: 'confirm a new steward', weighs: true, own: ownPerson },
} as const satisfies Record<string, Act>

export type ActName = keyof typeof acts

export const actNames = Object.keys(acts) as [ActName, ...ActName[]]

export const isAct = (name: string): name is ActName => Object.hasOwn(acts, name)

/** Whether a role may do it at all; nobody without a role may do anything. */
export const mayDo = (act: ActName, role: Role | null | undefined): boolean =>
  role ? roles.indexOf(role) >= roles.indexOf(acts[act].from) : false

const plural: Record<Role, string> = { helper: 'helpers', moderator: 'moderators', steward: 'stewards' }

/**
 * The sentence that says why a role may not do it, and whom to ask; undefined where it may. `names` are of those who can, as
 * volunteers call each other.
 */
export function whyNot(act: ActName, role: Role | null | undefined, names: readonly string[] = []): string | undefined {
  if (mayDo(act, role)) return undefined
  const able = roles.slice(roles.indexOf(acts[act].from)).map((each) => plural[each])
  return `Only ${able.join(' and ')} can ${acts[act].does}.${names.length ? ` Ask ${names.join(' or ')}.` : ''}`
}

/** Of those who can do it, as many as a sentence names. */
export const askedAtMost = 3

/** What each role is for, as the page of the volunteers says it. */
export const roleWords: Record<Role, string> = {
  helper: 'Answers people, and changes pages and banners.',
  moderator: 'Does what a helper does, decides about listings and messages, and stops people for up to 7 days.',
  steward: 'Does what a moderator does, gives roles, and changes the rules that everybody goes by.',
}

/** In days: how long an invitation can be accepted, or confirmed. */
export const invitationDays = 7

/** In hours: so long a new steward agrees to nothing, and nothing that they asked for is agreed to. */
export const newStewardHours = 72

export const newSteward = (from: string): string =>
  `You became a steward less than ${newStewardHours} hours ago. From ${from}, you can agree.`

export const askedByNewSteward = (from: string): string =>
  `Whoever asked for this became a steward less than ${newStewardHours} hours ago. From ${from}, you can agree.`

export const confirmingSentences = {
  waiting: 'Waiting for another steward to confirm',
  own: 'You asked for this. Another steward has to confirm it.',
  unknown: 'There is nothing to confirm any more.',
  /** To whoever accepts a link that one steward mailed, and there are two or more by now. */
  since: 'There are more stewards now, so another one has to confirm you first. Please ask for a new invitation.',
} as const

export const withdrawingSentences = {
  unknown: 'This invitation is not open any more.',
  others: 'Another steward sent this invitation. Only they can withdraw it.',
} as const

/** Of the log, on a page. */
export const logPerPage = 50

/** Lines of a search that are counted and paged through; older ones are found by their day. */
export const logAtMost = 1_000

/** In characters: the longest search in the log. */
export const logSearchLimit = 100

/** What the subject of an act can be. */
export const logSubjects = [
  'listing',
  'case',
  'message',
  'conversation',
  'person',
  'page',
  'banner',
  'signal',
  'screening',
  'recall',
  'manual',
  'kind',
  'question',
  'condition',
  'reply',
  'partner',
  'category',
  'place',
  'prohibited',
  'search_name',
  'log',
] as const

export type LogSubject = (typeof logSubjects)[number]

/** The last sentence of an invitation that leads nowhere any more. */
export const invitationEnded = 'This invitation has ended, or it was used. Ask for a new one.'
