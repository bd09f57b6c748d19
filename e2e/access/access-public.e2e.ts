import { publicListStates } from './public-list-states.ts'
import { visitStates } from './visit-states.ts'

visitStates('the public list', publicListStates)
