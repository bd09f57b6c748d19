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
  soon asap urgent urgently today tomorrow week month now today always still back make makes made keep work works working
  un une le la les des du de pour je cherche besoin busco necesito para mi una el los las necesita cho toi can tim
  ko ang ng mga kailangan sa para po aking`
    .split(/\s+/)
    .filter(Boolean),
)
