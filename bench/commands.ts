import { logInTime } from './accounts/log-in-time.ts'
import { logIns } from './accounts/log-ins.ts'
import { bytes } from './bytes/page-bytes.ts'
import { wizardBytes } from './bytes/wizard-bytes.ts'
import { queue } from './cases/queue.ts'
import { judging } from './fit/judge-listings.ts'
import { sheetGuesses } from './handovers/sheet-guesses.ts'
import { information } from './lighthouse/information.ts'
import { lighthouse } from './lighthouse/lighthouse.ts'
import type { Measurement } from './measurement.ts'
import { memory } from './memory/memory.ts'
import { conversations } from './messages/conversations.ts'
import { outside } from './outside/outside.ts'
import { findingPeople } from './people/find-people.ts'
import { importing } from './photos/import.ts'
import { importingRows } from './photos/import-rows.ts'
import { upload } from './photos/upload.ts'
import { uploads } from './photos/uploads.ts'
import { behindPooler } from './processes/behind-pooler.ts'
import { changesSeen } from './processes/changes-seen.ts'
import { processes } from './processes/processes.ts'
import { announcementKills } from './proofs/announcement-kills.ts'
import { backupWrites } from './proofs/backup-writes.ts'
import { compose } from './proofs/compose.ts'
import { container } from './proofs/container.ts'
import { everythingKills, everythingKillsOfThree } from './proofs/everything.ts'
import { importKills } from './proofs/import-kills.ts'
import { mailKills } from './proofs/mail-kills.ts'
import { clockAhead } from './proofs/outages/clock-ahead.ts'
import { diskFull } from './proofs/outages/disk-full.ts'
import { namesAway } from './proofs/outages/names-away.ts'
import { smtpAway } from './proofs/outages/smtp-away.ts'
import { storeAway } from './proofs/outages/store-away.ts'
import { overload } from './proofs/overload.ts'
import { pooler } from './proofs/pooler.ts'
import { powerCuts } from './proofs/power-cuts.ts'
import { recallKills } from './proofs/recall-kills.ts'
import { restarts } from './proofs/restarts.ts'
import { restore } from './proofs/restore.ts'
import { sellingKills } from './proofs/selling-kills.ts'
import { upgradeVisits } from './proofs/upgrade/upgrade-visits.ts'
import { upgrade } from './proofs/upgrade.ts'
import { week } from './proofs/week.ts'
import { announce } from './publish/announce.ts'
import { publish } from './publish/publish.ts'
import { screened } from './publish/screened.ts'
import { find } from './read/find.ts'
import { get } from './read/get.ts'
import { list } from './read/list.ts'
import { measures } from './read/measures.ts'
import { near } from './read/near.ts'
import { user } from './read/user.ts'
import { compareCard } from './recalls/compare-card.ts'
import { takeFile } from './recalls/take-file.ts'
import { home } from './render/home.ts'
import { listing } from './render/listing.ts'
import { render } from './render/render.ts'
import { scale } from './scale/scale.ts'
import { lookUp } from './screening/look-up.ts'
import { counts } from './search/counts.ts'
import { misspelt } from './search/misspelt.ts'
import { searchers } from './search/searchers.ts'
import { words } from './search/words.ts'
import { fresh } from './start/fresh.ts'
import { start } from './start/start.ts'
import { pumpedTexts } from './text/pumped-texts.ts'

/** The measurements that `npm run bench -- NAME` runs, by name: speed and size. */
export const measurements: Record<string, Measurement[]> = {
  start: [start, fresh],
  bytes: [bytes, wizardBytes],
  lighthouse: [lighthouse, information],
  read: [list, get, find, user, near, measures],
  fit: [judging],
  render: [home, render, listing],
  processes: [processes, changesSeen, behindPooler],
  search: [words, misspelt, searchers, counts],
  scale: [scale],
  accounts: [logIns, logInTime],
  messages: [conversations],
  handovers: [sheetGuesses],
  people: [findingPeople],
  photos: [upload, uploads, importing, importingRows],
  publish: [publish, screened, announce],
  screening: [lookUp],
  recalls: [takeFile, compareCard],
  cases: [queue],
  outside: [outside],
  memory: [memory],
  text: [pumpedTexts],
}

/** The proofs that `npm run prove -- NAME` runs: tests of promises that no kill may break, too long for `npm test`. */
export const proofs: Record<string, Measurement[]> = {
  import: [importKills],
  selling: [sellingKills],
  mails: [mailKills],
  announcements: [announcementKills],
  recalls: [recallKills],
  container: [container, compose],
  backups: [backupWrites],
  everything: [everythingKills, everythingKillsOfThree],
  power: [powerCuts],
  pooler: [pooler],
  outages: [smtpAway, diskFull, storeAway, namesAway, clockAhead],
  overload: [overload],
  week: [week],
  restore: [restore],
  restarts: [restarts],
  upgrade: [upgrade, upgradeVisits],
}
