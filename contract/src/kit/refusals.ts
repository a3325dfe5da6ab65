import { factText } from './text/moneyFacts.ts'

/**
 * Refusal: an expected error with a code and a message, `[code, zh, en]`. `{name}` in the message is a placeholder,
 * filled from the facts of the refusal.
 * Codes are positive and below 1,000,000, except the four negative codes that the specification prescribes for ended
 * sessions and missing permissions.
 */
export type Refusals = Readonly<Record<string, RefusalWords>>
export type RefusalWords = readonly [code: number, zh: string, en: string]
export type Lang = 'zh-CN' | 'en'

/** Message of a refusal with its placeholders filled in. Facts that are neither strings nor numbers become empty. */
export function sentenceOf(
  [, zh, en]: RefusalWords,
  lang: Lang,
  facts: Readonly<Record<string, unknown>> = {},
): string {
  return (lang === 'en' ? en : zh).replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name]
    return typeof fact === 'string' || typeof fact === 'number' ? factText(name, fact) : ''
  })
}

/**
 * Problems of input that its schema refuses (`input.invalid`), as messages. They name no field: its path is a name of
 * the code, and `field` of the answer says where the message belongs.
 */
export const inputProblems = {
  invalid: ['提交的内容有误，请检查后重试', "Some of this isn't valid. Check it and try again."],
  required: ['必填项不能为空', "Required fields can't be empty."],
  number: ['请填写有效的数字', 'Enter a valid number.'],
  format: ['内容格式不正确，请检查后重试', "The format isn't valid. Check it and try again."],
  date: ['请填写有效的日期', 'Invalid date.'],
  choice: ['请选择有效的选项', 'Choose one of the available options.'],
  unknown: ['页面内容已更新，请刷新后重试', 'This page is out of date. Refresh it and try again.'],
  characters: ['内容包含无法识别的字符，请修改后重试', 'Some characters are unreadable. Correct them and try again.'],
  repeated: ['内容不能重复', "Entries can't repeat."],
  tooShort: ['至少填写 {limit} 个字符', 'Enter at least {limit} characters.'],
  tooLong: ['最多填写 {limit} 个字符', 'Enter at most {limit} characters.'],
  tooSmall: ['数值不能小于 {limit}', "The number can't be less than {limit}."],
  tooLarge: ['数值不能大于 {limit}', "The number can't be greater than {limit}."],
  notAbove: ['数值须大于 {limit}', 'The number must be greater than {limit}.'],
  notBelow: ['数值须小于 {limit}', 'The number must be less than {limit}.'],
  tooFewItems: ['至少需要 {limit} 项', 'At least {limit} needed.'],
  tooManyItems: ['最多 {limit} 项', 'Up to {limit} allowed.'],
} as const satisfies Readonly<Record<string, readonly [zh: string, en: string]>>

export type InputProblem = keyof typeof inputProblems

const isInputProblem = (problem: unknown): problem is InputProblem =>
  typeof problem === 'string' && Object.hasOwn(inputProblems, problem)

/** Message of a problem in both languages; the general one for anything else. */
export const inputProblemWords = (problem: unknown) => inputProblems[isInputProblem(problem) ? problem : 'invalid']

/** Message of `thing.wrongState` where the `state` of the record has a name. */
const namedStateWords = [
  '当前状态为“{state}”，不能执行此操作，请刷新后查看',
  'This action is not available while the status is “{state}”. Refresh to see the latest.',
] as const

/** Texts of a state in both languages. */
export type StateName = readonly [zh: string, en: string]
/** Names of all states of a thing, for refusals, exports and documents; a test compares them with those of the pages. */
export type StateNames<State extends string> = Readonly<Record<State, StateName>>
const isStateName = (state: unknown): state is StateName =>
  Array.isArray(state) && state.length === 2 && state.every((text) => typeof text === 'string')

/** Message of a wrong state, with the name of the state where `state` is one; undefined without a name. */
export function wrongStateSentence(lang: Lang, state: unknown): string | undefined {
  if (!isStateName(state)) return undefined
  return sentenceOf([0, ...namedStateWords], lang, { state: state[lang === 'en' ? 1 : 0] })
}

export const kitRefusals = {
  'permission.denied': [-98, '没有该功能权限！', "You don't have permission to use this feature."],
  'session.elsewhere': [
    -99,
    '您的账号在其他地方已登录，请重新登录！',
    'Your account was signed in elsewhere. Please sign in again.',
  ],
  'session.none': [
    -100,
    '身份认证过期或错误，请重新登录！',
    'Your session has expired or is invalid. Please sign in again.',
  ],
  'session.idle': [-101, '长时间未操作，请重新登录！', "You've been inactive for a while. Please sign in again."],
  // The message is that of its `problem`.
  'input.invalid': [1000, ...inputProblems.invalid],
  'input.notJson': [1001, '请求格式有误，请刷新页面后重试', "The request isn't valid. Refresh the page and try again."],
  'input.type': [1002, '不支持该内容格式', "This content type isn't supported."],
  'input.tooLarge': [1003, '提交的内容过大，请精简后重试', 'The content is too large. Reduce it and try again.'],
  'thing.notFound': [1004, '您访问的内容不存在或已被删除', "This content doesn't exist or has been deleted."],
  'thing.stale': [1005, '内容已被他人更新，请刷新后重试', 'Someone else updated this. Refresh and try again.'],
  'thing.wrongState': [
    1006,
    '状态已变化，当前不能执行此操作，请刷新后查看',
    'The status has changed and this action is no longer available. Refresh to see the latest.',
  ],
  'thing.notAllowed': [1007, '您没有权限执行此操作', "You don't have permission to do this."],
  'request.tooMany': [1008, '操作过于频繁，请稍后再试', 'Too many requests. Please try again later.'],
  'export.reasonMissing': [1036, '请填写导出原因', 'State the reason of this export.'],
  'request.notByKey': [1035, '该接口不支持使用 API 密钥调用', 'This call cannot be made with an API key.'],
  'request.crossSite': [
    1009,
    '请求来源异常，请在本站页面重新操作',
    'This request came from another site. Please start again on this site.',
  ],
  'key.reused': [1010, '请勿重复提交，请刷新后重试', 'This was already submitted. Refresh and try again.'],
  'key.missing': [1011, '页面已过期，请刷新后重试', 'This page has expired. Refresh and try again.'],
  'tenant.unknown': [1012, '该域名尚未开通平台服务', "This domain isn't set up on the platform."],
  'tenant.readOnly': [
    47202,
    '服务已到期，目前只能查看和导出，请联系平台续期',
    'The subscription has ended: data can be viewed and exported until it is renewed.',
  ],
  'session.viewing': [47610, '代入查看期间不能执行此操作', 'While you view as another person you cannot do this.'],
  'tenant.mismatch': [
    1013,
    '登录信息与当前站点不一致，请重新登录',
    'Your session belongs to another site. Please sign in again.',
  ],
  'request.malformed': [
    1016,
    '请求格式有误，请刷新页面后重试',
    "The request isn't valid. Refresh the page and try again.",
  ],
  'request.timeout': [1017, '请求超时，请重试', 'The request timed out. Please try again.'],
  'request.busy': [1015, '系统繁忙，请稍后再试', 'The system is busy. Please try again shortly.'],
  'database.unavailable': [
    1018,
    '系统暂时无法访问，请稍后再试',
    'The service is temporarily unavailable. Please try again shortly.',
  ],
  'storage.full': [
    1019,
    '系统存储空间不足，内容未保存，请联系系统管理员',
    'The system is out of storage and nothing was saved. Contact your system administrator.',
  ],
  'server.closing': [1020, '系统正在重启，请稍后再试', 'The system is restarting. Please try again shortly.'],
  'upload.missing': [1021, '请选择要上传的文件', 'Choose a file to upload.'],
  'upload.several': [1022, '只能上传一份文件', 'Only one file can be uploaded.'],
  'upload.tooLarge': [1023, '文件大小不能超过{n}M', "Files can't exceed {n} MB."],
  'upload.ending': [1024, '仅支持扩展名为：{accept}的文件', 'Accepted file types: {accept}'],
  'upload.content': [
    1025,
    '文件内容与扩展名不符，请重新选择文件',
    "The file's content doesn't match its extension. Choose another file.",
  ],
  'upload.forbidden': [1026, '文件类型非法', "This file type isn't allowed."],
  'upload.encrypted': [
    1027,
    '文件已加密或为旧版格式，请另存为未加密的新版格式后重试',
    'This file is password-protected or in a legacy format. Save it without a password in a current format and try again.',
  ],
  'upload.unpacksTooLarge': [1028, '文件解压后过大，无法上传', 'This file is too large once decompressed.'],
  'upload.pixels': [1029, '图片不能超过 {n} 万像素', "Images can't exceed {n}0,000 pixels."],
  'upload.malformed': [1030, '上传未完成，请重试', 'The upload was interrupted. Please try again.'],
  'upload.encoding': [
    1031,
    '文件名或表单内容包含无法识别的字符，请修改后重新上传',
    'The file name or form contains unreadable characters. Correct it and upload again.',
  ],
  'richText.tooLong': [1032, '内容不能超过 {max} 个字，请精简后重试', 'Keep the text within {max} characters.'],
  'richText.tooComplex': [
    1033,
    '内容的格式过于复杂，请简化表格或排版后重试',
    'The formatting is too complex. Simplify tables or formatting and try again.',
  ],
  'case.own': [1034, '不能处理本人提交的事项', "You can't handle what you have submitted yourself."],
  'amount.tooLarge': [1014, '金额超出允许范围', 'The amount is out of range.'],
  // Refusals of calls before a module handles them, and of spreadsheets, documents and pictures, which several modules
  // use.
  'password.mustChange': [2148, '请先修改初始密码', 'Change your initial password first.'],
  'portal.closed': [41500, '门户暂未开放', "The portal isn't open."],
  'restriction.inForce': [
    41510,
    '您的该项功能已被限制使用，如需恢复，请提交申请',
    'This function is restricted for you. Apply to have it restored.',
  ],
  'import.unreadable': [
    30501,
    '无法读取该文件，请用 Excel 另存后重试',
    "This file can't be read. Save it again in Excel and retry.",
  ],
  'import.encoding': [
    30508,
    '无法识别文件编码，请使用 UTF-8 或 GB18030',
    'Unrecognised file encoding. Use UTF-8 or GB18030.',
  ],
  'import.tooManyColumns': [30502, '表格列数不能超过 {max} 列', "The sheet can't have more than {max} columns."],
  'picture.unreadable': [30422, '图片无法读取，请换一张', "This image can't be read. Choose another one."],
  'document.failed': [40161, '文件生成失败，请稍后重试', "Couldn't generate the document. Please try again later."],
} as const satisfies Refusals
