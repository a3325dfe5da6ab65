const failures = {
  address: ['该地址不允许访问', "This URL isn't allowed."],
  host: ['对方主机不在允许范围内', "This host isn't allowed."],
  unreachable: [
    '无法连接对方系统：域名无法解析、网络不通，或该地址不允许访问',
    "Can't connect: the domain can't be resolved, the system is unreachable or the address isn't allowed.",
  ],
  certificate: ['对方系统的证书无效或不受信任', "The system's certificate is invalid or untrusted."],
  timeout: ['对方系统响应超时', 'The system took too long to respond.'],
  tooLarge: ['对方返回的内容过大', 'The response is too large.'],
  redirects: ['不支持对方系统的跳转', "The system's redirect isn't supported."],
  contentType: ['对方返回的内容类型不受支持', "The response's content type isn't supported."],
  status: ['对方系统返回错误（{status}）', 'The system returned an error ({status}).'],
} as const
export type OutboundFailure = keyof typeof failures

/** Failed or refused outbound call. The message is for the log, `say` for the operator who configured the call. */
export class OutboundError extends Error {
  readonly failure: OutboundFailure
  readonly status: number | undefined
  constructor(failure: OutboundFailure, message: string, { cause, status }: { cause?: unknown; status?: number } = {}) {
    super(message, { cause })
    this.name = 'OutboundError'
    this.failure = failure
    this.status = status
  }

  say(lang: 'zh-CN' | 'en'): string {
    return failures[this.failure][lang === 'en' ? 1 : 0].replace('{status}', String(this.status ?? ''))
  }
}
