/** Words that say something about a search and name nothing that is looked for. */

/** Words of what somebody is like, rather than of what they want to do. */
export const bodies = new Set(
  'hand hands shaky shake shaking tremor grip arthritis weak blind deaf dizzy pain'.split(' '),
)

export const negations = new Set(['not', 'no', 'non', 'without', 'sans', 'isnt'])
/** Of these words that name a kind by what it is: "not electric". "No stairs" tells of a home. */
export const exclusions = new Set(['not', 'non', 'isnt'])
/** "No more than 50" is a bound, and "no longer" says when. */
export const bounds = new Set([
  'more',
  'less',
  'over',
  'under',
  'longer',
  'bigger',
  'wider',
  'higher',
  'cost',
  'charge',
])
/** What somebody cannot do is what they need help with. */
export const abilities = new Set(['can', 'could', 'cannot', 'able', 'would', 'will'])
export const statures = new Set('tall short small big large heavy petite little tiny thin obese'.split(' '))
export const persons = new Set('person people man men woman women guy lady adult senior user patient'.split(' '))

/** Words that people put around what they look for, and that no listing should have to say. Small words of English are in stop-words.ts. */
export const fillers: ReadonlySet<string> = new Set(
  `ok hi hello hey please pls thank thanks need needs needed want wants wanted wanting looking look search searching find finding seek seeking
  require requires required buy buying purchase get gets getting got give help helps helping could would should may might must shall let
  like something someone somebody anything anyone anybody everything thing things stuff item items kind type sort one ones two
  dad dads daddy mom moms mum mums mummy mother mothers father fathers parent parents grandma grandmas granny grandpa grandpas
  grandmother grandfather grandparent husband wife partner spouse son daughter brother sister uncle aunt friend neighbour neighbor family
  person people man woman lady elderly senior seniors old older disabled patient client
  near nearby near-by around close local area region location located within bc canada british columbia
  available sale sell selling seller price priced cost costs pay much any good nice great best decent reasonable reliable
  really just also maybe perhaps quite bit easy easily easier able use using able home house place apartment room living
  im ive id dont cant wont doesnt isnt ll ve re m d s t don doesn isn won couldn hasn haven didn
  cannot min mins minute minutes hour hours carry carries carrying carried hold holds holding held support supports supporting fits fit year years
  soon asap urgent urgently today tomorrow week month now today always still back make makes made keep work works working
  un une le la les des du de pour je cherche besoin busco necesito para mi una el los las necesita cho toi can tim
  ko ang ng mga kailangan sa para po aking`
    .split(/\s+/)
    .filter(Boolean),
)
