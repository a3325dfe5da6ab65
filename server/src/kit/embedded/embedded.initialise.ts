import * as fs from 'node:fs'
import { dirname, join } from 'node:path'
import type { Account } from './embedded.account.ts'
import { run } from './embedded.binaries.ts'
import type { Secret } from './embedded.secret.ts'

/** Creates the cluster in a temporary folder and renames it (atomic), so that an incomplete cluster is never used. */
export async function initialise(
  link: string,
  base: string,
  binaries: string,
  account: Account | undefined,
  secret: Secret,
) {
  const draft = fs.mkdtempSync(join(base, 'pg-'))
  const passwords = `${draft}.password`
  fs.writeFileSync(passwords, secret.superuserPassword, { mode: 0o600 })
  if (account) for (const path of [draft, passwords]) fs.chownSync(path, account.uid, account.gid)
  const locale = process.platform === 'linux' ? 'C.UTF-8' : process.platform === 'darwin' ? 'en_US.UTF-8' : 'C'
  const options = `--encoding=UTF8 --locale=${locale} --lc-messages=C --locale-provider=icu --icu-locale=zh
    --text-search-config=simple --data-checksums --auth=scram-sha-256 --username=postgres`.split(/\s+/)
  try {
    await run(join(binaries, 'bin', 'initdb'), [...options, `--pwfile=${passwords}`, `--pgdata=${draft}`], {
      cwd: '/',
      ...account,
    })
    fs.appendFileSync(join(draft, 'postgresql.conf'), "\ninclude = 'baicai.conf'\n")
    if (base === fs.realpathSync(dirname(link))) fs.renameSync(draft, link)
    else fs.symlinkSync(draft, link)
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true })
    if (!fs.existsSync(link)) throw error
  } finally {
    fs.rmSync(passwords)
  }
}
