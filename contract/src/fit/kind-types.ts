/** Each kind of thing that is fitted, with its equipment types. By itself it is small: a listing's page needs no more while nobody has answered anything. */
export const kindTypes = {
  wheelchair: [1],
  transport_chair: [2],
  tilt_wheelchair: [3],
  power_wheelchair: [7],
  travel_scooter: [8],
  scooter: [9],
  rollator: [11],
  walker: [12],
  upright_walker: [13],
  cane: [15],
  crutches: [16],
  shower_chair: [17],
  transfer_bench: [18],
  commode: [20],
  rolling_commode: [21],
  raised_toilet_seat: [22],
  hospital_bed: [26],
  mattress: [27],
  bed_rail: [28],
  patient_lift: [32, 33],
  sling: [35],
  portable_ramp: [39],
  threshold_ramp: [40],
  stair_lift: [41],
  lift_chair: [45],
  positioning_chair: [46],
  perching_stool: [47],
  risers: [48],
  child_wheelchair: [51],
  stroller: [52],
  gait_trainer: [53],
  activity_chair: [54],
} as const satisfies Readonly<Record<string, readonly number[]>>

export type KindName = keyof typeof kindTypes

/** The kind of an equipment type; undefined where there are no rules for it. */
export const kindOfType = (equipmentTypeId: number): KindName | undefined =>
  (Object.keys(kindTypes) as KindName[]).find((name) =>
    (kindTypes[name] as readonly number[]).includes(equipmentTypeId),
  )
