import fc from 'fast-check'

/** Every run tries the same inputs, so that a change alone makes a test fail; `PROPERTY_SEED=1234 npm test` tries others. */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_120) })
