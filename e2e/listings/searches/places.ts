import {
  bathLift,
  bed,
  bedRail,
  cane,
  commodes,
  liftChair,
  power,
  ramps,
  rollator,
  scooters,
  showerChair,
  showerCommode,
  stairLift,
  threshold,
  toiletSeat,
  walkers,
  wheelchairs,
} from './kinds.ts'
import type { Search } from './search.ts'

const northVan = ['North Vancouver (City)', 'North Vancouver (District)']
const langley = ['Langley (City)', 'Langley (Township)']
const besideBurnaby = ['Burnaby', 'Vancouver', 'New Westminster', 'Richmond', 'Coquitlam', ...northVan]
const besideCoquitlam = [
  'Coquitlam',
  'Port Coquitlam',
  'Port Moody',
  'Burnaby',
  'New Westminster',
  'Pitt Meadows',
  'Surrey',
]
const besideSurrey = [
  'Surrey',
  'White Rock',
  'Delta',
  'New Westminster',
  'Burnaby',
  'Coquitlam',
  'Port Coquitlam',
  ...langley,
]
const besideVancouver = ['Vancouver', 'Burnaby', 'Richmond', 'Electoral Area A (UBC)', 'West Vancouver', ...northVan]

/** A postal area, a neighbourhood and "near" may mean the municipality or a distance: what is there leads, what is beside it may follow. */
export const places: Search[] = [
  { search: 'rollator burnaby', every: { types: rollator, places: ['Burnaby'] }, says: /rollators in burnaby/i },
  { search: 'wheelchair in surrey', every: { types: wheelchairs, places: ['Surrey'] } },
  { search: 'vancouver wheelchair', every: { types: wheelchairs, places: ['Vancouver'] } },
  { search: 'rollator n van', every: { types: rollator, places: northVan } },
  { search: 'Lift chair North Van', every: { types: liftChair, places: northVan } },
  { search: 'n. vancouver ramp', every: { types: ramps, places: northVan } },
  { search: 'walker new west', every: { types: walkers, places: ['New Westminster'] } },
  { search: 'commode PoCo', every: { types: commodes, places: ['Port Coquitlam'] } },
  { search: 'scooter white rock', every: { types: scooters, places: ['White Rock'] } },
  { search: 'shower chair vancouver', every: { types: [...showerChair, ...showerCommode], places: ['Vancouver'] } },
  { search: 'bowen island wheelchair', every: { types: wheelchairs, places: ['Bowen Island'] } },
  { search: 'cane tsawwassen', every: { types: cane, places: ['Tsawwassen First Nation', 'Delta'] } },
  { search: 'stairlift maple ridge', every: { types: stairLift, places: ['Maple Ridge'] } },
  { search: 'bath lift west van', every: { types: bathLift, places: ['West Vancouver'] } },
  { search: 'threshold ramp, delta', every: { types: threshold, places: ['Delta'] } },
  { search: 'lift chair pitt meadows', every: { types: liftChair, places: ['Pitt Meadows'] } },
  { search: 'coquitlam', every: { places: ['Coquitlam'] } },
  { search: 'anything in new westminster', every: { places: ['New Westminster'] } },
  { search: 'port moody scooter', every: { types: scooters, places: ['Port Moody'] } },
  { search: 'hospital bed langley', every: { types: bed, places: langley } },
  { search: 'rollater burnabee', every: { types: rollator, places: ['Burnaby'] } },
  { search: 'wheelchair vancuver', every: { types: wheelchairs, places: ['Vancouver'] } },
  { search: 'commode surry', every: { types: commodes, places: ['Surrey'] } },
  { search: 'lift chair richmnd', every: { types: liftChair, places: ['Richmond'] } },
  { search: 'power wheelchair coquitlum', every: { types: power, places: ['Coquitlam'] } },
  { search: 'wheelchair new westminister', every: { types: wheelchairs, places: ['New Westminster'] } },
  {
    search: 'wheelchair V5H',
    first: { places: ['Burnaby'] },
    every: { types: wheelchairs, places: besideBurnaby },
  },
  { search: 'hospital bed near v5h 2n2', first: { places: ['Burnaby'] }, every: { types: bed, places: besideBurnaby } },
  { search: 'lift chair v3r1a1', first: { places: ['Surrey'] }, every: { types: liftChair, places: besideSurrey } },
  {
    search: 'power wheelchair near coquitlam',
    first: { places: ['Coquitlam'] },
    every: { types: power, places: besideCoquitlam },
  },
  {
    search: 'wheelchair around burnaby',
    first: { places: ['Burnaby'] },
    every: { types: wheelchairs, places: besideBurnaby },
  },
  { search: 'free bed near Surrey', every: { free: true }, some: { types: bed } },
  {
    search: 'toilet seat riser close to langley',
    first: { types: toiletSeat, places: langley },
    every: { types: toiletSeat },
  },
  {
    search: 'kitsilano shower chair',
    first: { types: showerChair, places: ['Vancouver'] },
    every: { places: besideVancouver },
  },
  {
    search: 'hospital bed east van',
    first: { types: bed, places: ['Vancouver'] },
    every: { types: bed, places: besideVancouver },
  },
  { search: 'scooter steveston', first: { types: scooters, places: ['Richmond'] }, every: { types: scooters } },
  { search: 'bed rails in newton', first: { types: bedRail, places: ['Surrey'] }, every: { types: bedRail } },
  {
    search: 'wheelchair metrotown',
    first: { types: wheelchairs, places: ['Burnaby'] },
    every: { places: besideBurnaby },
  },
  { search: 'walker ladner', first: { types: walkers, places: ['Delta'] }, every: { types: walkers } },
  { search: 'lynn valley rollator', first: { types: rollator, places: northVan }, every: { types: rollator } },
  {
    search: 'rollator ubc',
    first: { types: rollator, places: ['Electoral Area A (UBC)'] },
    every: { types: rollator },
  },
]
