import { once } from 'node:events'
import { isAbsolute, resolve } from 'node:path'
import { localKeeper, serveKeeper } from '#modules/sourcing/index.ts'
import type { CommandInput } from './input.ts'
import { failed } from './commandRuntime.ts'

/** Runs until the process ends, without the database or the configuration of the servers. */
export async function runKeeper({ options }: CommandInput): Promise<boolean> {
  const { 'key-file': file, listen } = options
  if (file === undefined || listen === undefined) return failed('Missing --key-file <file> or --listen <address>.')
  if (!isAbsolute(listen) && !/^\d{1,5}$/.test(listen))
    return failed(`--listen ${listen}: expected a port of this machine, or the absolute path of a socket.`)
  const server = await serveKeeper(localKeeper(resolve(file)), listen, (error) => console.error(error))
  console.log(`The keeper listens on ${listen}.`)
  await once(server, 'close')
  return true
}
