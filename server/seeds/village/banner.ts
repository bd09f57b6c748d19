/** The banner of the village. */
export const villageBanner = {
  content: 'Free brake check for walkers and wheelchairs, Saturday in Burnaby.',
  url: '/resources/exchangezones',
}
