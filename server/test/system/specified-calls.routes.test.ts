import { expect, test } from 'vitest'
import { type Permission, permissions } from '#contract/permissions.ts'
import { aPerson, ask, aTenant, loggedErrors, server, type Target } from '#test/app.ts'
import { describedRoutes } from '#test/openapi.ts'
import { inputOf, sampleOf } from '#test/samples.ts'

/** Calls of the specification as clients send them: with empty values, and by each of their methods. */
const tenant = await aTenant()
const person = await aPerson(tenant, { permissions: Object.keys(permissions) as Permission[] })
const get = (path: string): Target => ({ method: 'GET', path })
const post = (path: string): Target => ({ method: 'POST', path })
const codeOf = async (target: Target, input: object) => (await ask(person, target, input)).json<{ code: number }>().code

test.each([
  [get('/busiconfigrest/api/conf/qryConfByItemCode'), { code: 'isHuarun', tenant_id: '', dept_code: '' }],
  [post('/busiconfigrest/api/conf/qryConfByItemCodes'), { codeList: ['isHuarun'], tenantId: '' }],
  [post('/busiconfigrest/api/conf/getConfByType'), { codes: 'loginButton' }],
  [post('/busiconfigrest/api/conf/getConfByType'), { codes: 'loginButton,isApply' }],
  [post('/sysrest/api/userConf/getUserConfWithTenant'), { typeId: 13 }],
  [post('/sysrest/api/userConf/getUserConfWithTenant'), { typeIds: [13, 18], typeId: '' }],
  [get('/portalent/api/portalColunms/getListByPId'), { pId: '0', unlimited: '', deptId: '' }],
  [get('/portalent/api/portalColunms/getListByPId'), { pId: '' }],
  [get('/portalent/api/article/portalList'), { page: 1, limit: 10, colunmsId: '', deptId: '', isLoginShow: '' }],
  [get('/portalent/api/article/releasePage'), { title: '', beginStarTime: '', endStarTime: '', status: '', page: '' }],
  [get('/sysrest/api/dept/qryChildList'), { deptId: '', findSecond: '' }],
  [get('/sysrest/api/dept/qryChildList'), { deptId: '0' }],
  [get('/sysrest/api/dataDict/qryDataDictByDdfldList'), { ddfldList: 'LEGAL_ENTITY' }],
  [get('/busiconfigrest/api/dataDict/qryDataDictByDdfldList'), { ddfldList: 'LEGAL_ENTITY' }],
  [get('/orderrest/api/goodSearchkeyLog/getRelWord'), { inputWord: '网线' }],
  [post('/orderrest/api/goodSearchkeyLog/getRelWord'), { inputWord: '网线' }],
  [get('/orderrest/api/receiverAddr/queryReceiverAddress'), {}],
  [post('/orderrest/api/receiverAddr/queryReceiverAddress'), {}],
])('specified calls: %o accepts %o', async (target, input) => {
  expect(await codeOf(target, input)).toBe(0)
})

test('specified calls: an unread configuration type is refused without any type', async () => {
  expect(await codeOf(post('/sysrest/api/userConf/getUserConfWithTenant'), {})).toBe(1000)
})

test('specified calls: a login may carry switches, empty choices and the number of its captcha', async () => {
  const request = { userCode: 'nobody', passwd: '00', key: 'none', verifyCode: '0000', verifyKey: 123_456_789 }
  const switches = { loginWaychoice: '', skipVerifyCode: '1', isShowPwdErrInfo: true, isHideTopDept: 1, flag: '' }
  for (const step of ['checkJobNoMobile', 'checkUserNumByMobileBeforeLogin', 'login'])
    expect(await codeOf(post(`/sysrest/api/user/${step}`), { ...request, ...switches })).not.toBe(1000)
  const reset = { mobile: '13812346207', verifyCode: '0000', validCodeKey: 123_456_789 }
  expect(await codeOf(post('/sysrest/api/basic/validPhone'), reset)).not.toBe(1000)
})

test('specified calls: a file by GET is also served by POST, alike, and a call may have no body', async () => {
  const calls = describedRoutes()
  const files = calls.filter(({ isDownload, path }) => isDownload && !path.includes('{'))
  const byGet = files.filter(({ method }) => method === 'GET')
  expect(byGet.length).toBeGreaterThan(50)
  for (const call of byGet) {
    const byPost = files.find(({ method, path }) => method === 'POST' && path === call.path)
    expect([call.path, byPost?.access, byPost?.entrances]).toEqual([call.path, call.access, call.entrances])
    const input = sampleOf(inputOf(call)) as object
    const answers = [await ask(person, call, input), await ask(person, byPost!, input)] as const
    const [one, other] = answers.map(({ statusCode, headers }) => [
      statusCode,
      headers['content-type'],
      headers['content-disposition'],
    ])
    expect([call.path, other]).toEqual([call.path, one])
  }
  const url = '/sysrest/api/dept/exportDeptUsers'
  const headers = { host: person.host, authorization: `Bearer ${person.token}` }
  const answer = await server.app.inject({ method: 'POST', url, headers })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ])
  expect(loggedErrors).toEqual([])
})
