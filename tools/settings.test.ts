import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TenantSettings } from '../contract/src/portal/settings.ts'
import { isSettingCode, settingGroups } from '../contract/src/settings.ts'
import { isTest } from './architecture/layers.ts'
import { isGenerated, read, sourceFiles } from './imports.ts'

const namesTable = (source: string) => /\btenancy\.(department_)?configs\b/.test(source)

test('settings: only the settings store accesses the table', () => {
  const naming = sourceFiles().filter((file) => !isTest(file) && !isGenerated(file) && namesTable(read(file)))
  expect(naming).toEqual(['server/src/modules/tenancy/setting.store.ts'])
  expect(namesTable("db.selectFrom('tenancy.configs')")).toBe(true)
})

/** Setting codes in SQL functions, which are not type-checked. */
const codesIn = (sql: string) => [...sql.matchAll(/\bcode = '(\w+)'/g)].map(([, code]) => code!)

test('settings: SQL functions read declared settings', () => {
  const migrations = readdirSync('server/migrations').map((file) => read(`server/migrations/${file}`))
  const codes = migrations.filter((sql) => sql.includes('tenancy.configs')).flatMap(codesIn)
  expect(codes).toContain('pictureDownload')
  expect(codes.filter((code) => !isSettingCode(code))).toEqual([])
  expect(codesIn("where s.code = 'renamed'").filter((code) => !isSettingCode(code))).toEqual(['renamed'])
})

/** Groups on pages of their own, and unused ones, which operators do not see. */
const otherGroups = ['login', 'interface', 'openData', 'signals']

test('settings: every group is on a page for operators', () => {
  const knownGroups = [...Object.keys(TenantSettings.properties), ...otherGroups]
  expect(knownGroups.toSorted()).toEqual(Object.keys(settingGroups).toSorted())
})
