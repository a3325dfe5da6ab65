/**
 * A refusal: an expected no. `[code, zh, en]`; `{name}` in the words is filled from the refusal's facts.
 * Codes are positive and below 1,000,000, but for the four of the specification that end a session or deny a function.
 */
export type Refusals = Readonly<Record<string, RefusalWords>>
export type RefusalWords = readonly [code: number, zh: string, en: string]
export type Lang = 'zh-CN' | 'en'

/** The sentence of a refusal, with `{facts}` filled in. */
export function sentenceOf(
  [, zh, en]: RefusalWords,
  lang: Lang,
  facts: Readonly<Record<string, unknown>> = {},
): string {
  return (lang === 'en' ? en : zh).replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name]
    return typeof fact === 'string' || typeof fact === 'number' ? String(fact) : ''
  })
}

export const kitRefusals = {
  'permission.denied': [-98, '没有该功能权限！', 'You do not have permission for this function.'],
  'session.elsewhere': [
    -99,
    '您的账号在其他地方已登录，请重新登录！',
    'Your account has logged in elsewhere. Please log in again.',
  ],
  'session.none': [
    -100,
    '身份认证过期或错误，请重新登录！',
    'Your login has expired or is not valid. Please log in again.',
  ],
  'session.idle': [-101, '长时间未操作，请重新登录！', 'You have been inactive for a while. Please log in again.'],
  'input.invalid': [1000, '提交的内容有误：{what}', 'Something in the input is not valid: {what}'],
  'input.notJson': [1001, '请求内容不是有效的 JSON', 'The request body is not valid JSON.'],
  'input.type': [1002, '请求的内容类型不受支持', 'This content type is not supported.'],
  'input.tooLarge': [1003, '提交的内容过大', 'The request is too large.'],
  'thing.notFound': [1004, '您访问的内容不存在或已被删除', 'What you are looking for does not exist.'],
  'thing.stale': [
    1005,
    '内容已被他人更新，请刷新后重试',
    'Somebody else has changed this. Please reload and try again.',
  ],
  'thing.wrongState': [1006, '当前状态不能执行此操作', 'This is not possible in the current state.'],
  'thing.notAllowed': [1007, '您不能执行此操作', 'You may not do this.'],
  'request.tooMany': [1008, '操作过于频繁，请稍后再试', 'Too many requests. Please try again later.'],
  'request.crossSite': [1009, '不接受来自其他站点的请求', 'Requests from other sites are not accepted.'],
  'key.reused': [1010, '该幂等键已用于另一个请求', 'This idempotency key was already used for a different request.'],
  'key.missing': [1011, '缺少幂等键 Idempotency-Key', 'The Idempotency-Key header is missing.'],
  'tenant.unknown': [1012, '该域名未开通平台服务', 'This host name is not set up on the platform.'],
  'tenant.mismatch': [1013, '租户与当前会话不一致', 'The tenant does not match the current session.'],
  'request.malformed': [1016, '请求格式有误', 'The request is malformed.'],
  'request.timeout': [1017, '请求超时，请重试', 'The request took too long. Please try again.'],
  'request.busy': [1015, '系统繁忙，请稍后再试', 'The system is busy. Please try again in a moment.'],
  'database.unavailable': [
    1018,
    '系统暂时无法访问，请稍后再试',
    'The service is temporarily unavailable. Please try again in a moment.',
  ],
  'storage.full': [
    1019,
    '系统存储空间不足，本次操作未保存，请联系系统管理员',
    'The system has run out of storage, and nothing was saved. Please contact your system administrator.',
  ],
  'server.closing': [1020, '系统正在重启，请稍后再试', 'The service is restarting. Please try again in a moment.'],
  'upload.missing': [1021, '请选择要上传的文件', 'Please choose a file.'],
  'upload.several': [1022, '只能上传一份文件', 'Only one file can be uploaded.'],
  'upload.tooLarge': [1023, '文件大小不能超过{n}M', 'The file must not be larger than {n} MB.'],
  'upload.ending': [1024, '仅支持扩展名为：{accept}的文件', 'Only files that end in {accept} are accepted.'],
  'upload.content': [1025, '文件内容与扩展名不符', 'The content of the file is not what its name says.'],
  'upload.forbidden': [1026, '文件类型非法', 'Files of this type are not accepted.'],
  'upload.encrypted': [
    1027,
    '文件已加密或为旧版格式，请另存为未加密的新版格式后重试',
    'This file is encrypted or of an old format. Please save it without a password in the current format.',
  ],
  'upload.unpacksTooLarge': [1028, '文件解压后过大，已拒绝', 'This file unpacks to too much and was refused.'],
  'upload.pixels': [1029, '图片不能超过 {n} 万像素', 'The picture must not be larger than {n}0,000 pixels.'],
  'upload.malformed': [1030, '上传未完成，请重试', 'The upload is not complete. Please try again.'],
  'upload.encoding': [
    1031,
    '文件名或表单内容不是有效的 UTF-8 编码，请修改后重新上传',
    'The file name or a field of the form is not valid UTF-8. Please correct it and upload the file again.',
  ],
  'amount.tooLarge': [1014, '金额超出允许范围', 'The amount is out of range.'],
} as const satisfies Refusals
