/** Every kind of thing that is fitted, with its checks. */

import { type KindName, kindTypes } from './kind-types.ts'
import type { KindRows } from './kinds/kind.ts'
import { homeKinds } from './kinds/kinds-of-home.ts'
import { movingKinds } from './kinds/kinds-of-moving.ts'
import { seatKinds } from './kinds/kinds-of-seats.ts'
import type { FitKind } from './types.ts'

const kinds: Readonly<Record<KindName, KindRows[string]>> = { ...movingKinds, ...homeKinds, ...seatKinds }

export const fitKinds: readonly FitKind[] = (Object.keys(kindTypes) as KindName[]).map((name) => {
  const { checks, needsAssessment = false } = kinds[name]
  return { name, equipmentTypeIds: kindTypes[name], checks, needsAssessment }
})
