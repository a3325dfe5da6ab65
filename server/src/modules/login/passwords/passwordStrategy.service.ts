import type { PasswordStrategy } from '#contract/kit/password.ts'
import type { Db } from '#kit/database/database.ts'
import { readSettings } from '#modules/tenancy/index.ts'

export async function strategyOf(db: Db): Promise<PasswordStrategy> {
  const config = await readSettings(db, 'passwordStrategy', 'passwordLength', 'passwordLevel', 'passwordMax')
  return {
    enable: config.passwordStrategy ? '1' : '0',
    length: config.passwordLength,
    level: config.passwordLevel,
    max: config.passwordMax,
  }
}
