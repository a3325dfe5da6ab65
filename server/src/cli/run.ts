import { parseArgs } from 'node:util'
import { say } from '#contract/refusals.ts'
import type { CommandInput } from './input.ts'
import { readConfig } from '#kit/config/config.ts'
import { openLog } from '#kit/log/log.ts'
import { Refusal } from '#kit/refusal.ts'
import { startupMessage } from '../cannotStart.ts'
import { type Command, commands } from './commandList.ts'

/** Parses and runs a command. Exit code: 0 success, 1 failure, 2 usage error. */
export async function runCommand(
  given: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<0 | 1 | 2> {
  if (given.length === 0 || ['help', '--help', '-h'].includes(given[0]!)) return print(help())
  const name = Object.keys(commands).find((each) => given.slice(0, each.split(' ').length).join(' ') === each)
  if (name === undefined) return usageError(`There is no command ${given.join(' ')}.`)
  const command = commands[name]!
  const read = readArguments(command, given.slice(name.split(' ').length))
  if (typeof read === 'string') return usageError(`${read}\nUsage: npm run baicai -- ${name} ${command.usage}`)
  const lang = /^zh/i.test(env['LANG'] ?? '') ? 'zh-CN' : 'en'
  try {
    const config = readConfig(env)
    const log = openLog(env['LOG_LEVEL'] ? config.logLevel : 'warn')
    return (await command.run(config, log, { ...read, lang })) ? 0 : 1
  } catch (error) {
    console.error(error instanceof Refusal ? say(error.code, lang, error.facts) : startupMessage(error))
    return 1
  }
}

function help(): string {
  const list = Object.entries(commands).map(
    ([name, { usage, description }]) => `  ${`${name} ${usage}`.trim()}\n      ${description}`,
  )
  return `npm run baicai -- <command>

${list.join('\n')}

The database and the files are those of the configuration: DATABASE_URL, FILES_URL, DATA_DIR. LOG_LEVEL=info prints more.`
}

function print(text: string): 0 {
  console.log(text)
  return 0
}

function usageError(text: string): 2 {
  console.error(`${text}\n\nnpm run baicai -- help lists the commands.`)
  return 2
}

/** Parsed arguments, or the error message. */
function readArguments({ argCount, options }: Command, args: readonly string[]): Omit<CommandInput, 'lang'> | string {
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
    if (positionals.length !== argCount)
      return `Expected ${argCount === 0 ? 'no further arguments' : `${argCount} argument(s)`}.`
    return { args: positionals, options: values }
  } catch (error) {
    return (error as Error).message
  }
}
