import { bathDrawings } from './bath-drawings.ts'
import { bedDrawings } from './bed-drawings.ts'
import { chairDrawings } from './chair-drawings.ts'
import type { Drawings } from './drawn.ts'
import { homeDrawings, rampDrawings } from './home-drawings.ts'
import { personDrawings } from './person-drawings.ts'
import { walkingDrawings } from './walking-drawings.ts'

/** Where each question and each measure is taken, under their own names. */
export const drawings: Drawings = {
  ...personDrawings,
  ...homeDrawings,
  ...chairDrawings,
  ...walkingDrawings,
  ...bathDrawings,
  ...bedDrawings,
  ...rampDrawings,
}
