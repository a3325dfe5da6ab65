import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TenantSettings } from '../contract/src/portal/settings.ts'
import { isSettingCode, settingGroups } from '../contract/src/settings.ts'
import { isTest } from './architecture/layers.ts'
import { read, sourceFiles } from './imports.ts'

const isGenerated = (file: string) => /^server\/src\/kit\/database\/db(\.\w+)?\.ts$/.test(file)
const namesTable = (source: string) => /\btenancy\.(department_)?configs\b/.test(source)

test('settings: no file but their own store names the table', () => {
  const naming = sourceFiles().filter((file) => !isTest(file) && !isGenerated(file) && namesTable(read(file)))
  expect(naming).toEqual(['server/src/modules/tenancy/setting.store.ts'])
  expect(namesTable("db.selectFrom('tenancy.configs')")).toBe(true)
})

/** Codes in the SQL of functions, which no type checks. */
const codesIn = (sql: string) => [...sql.matchAll(/\bcode = '(\w+)'/g)].map(([, code]) => code!)

test('settings: functions of the database read declared settings', () => {
  const migrations = readdirSync('server/migrations').map((file) => read(`server/migrations/${file}`))
  const codes = migrations.filter((sql) => sql.includes('tenancy.configs')).flatMap(codesIn)
  expect(codes).toContain('pictureDownload')
  expect(codes.filter((code) => !isSettingCode(code))).toEqual([])
  expect(codesIn("where s.code = 'renamed'").filter((code) => !isSettingCode(code))).toEqual(['renamed'])
})

/** Set on the page of logins; and switches that no page goes by yet, which operators do not see. */
const setElsewhere = ['login', 'interface']

test('settings: operators find every group on a page', () => {
  const shown = [...Object.keys(TenantSettings.properties), ...setElsewhere]
  expect(shown.toSorted()).toEqual(Object.keys(settingGroups).toSorted())
})
