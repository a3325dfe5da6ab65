import { superviseChildren, start } from './child.mjs'
import { findNode, exitWithError, install } from './install.mjs'

const args = process.argv.slice(2)
if (args.length === 0) exitWithError('which file? node tools/run.mjs <file> …')
await install()
superviseChildren(start(findNode(), args))
