import { liveAs, start } from './child.mjs'
import { findNode, giveUp, install } from './install.mjs'

const args = process.argv.slice(2)
if (args.length === 0) giveUp('which file? node tools/run.mjs <file> …')
install()
liveAs(start(findNode(), args))
