export const apiGuide = {
  call: '调用接口',
  callText: '系统与页面使用同一套接口。在请求头中携带密钥，即以服务账号的身份、部门和权限调用：',
  rules: '约定',
  note: {
    envelope: '响应为 {code, message, data, traceid}；code 为 0 表示成功，否则为错误码，可凭 traceid 查询操作日志。',
    idempotency: '写入时请携带 Idempotency-Key（8 至 100 个字符），网络中断后用相同的值重试不会重复提交。',
    limits: '响应头 RateLimit 与 RateLimit-Policy 给出剩余次数；超出时返回 429，请按 Retry-After 等待。',
    language: '错误信息的语言由 Accept-Language 决定：zh-CN 或 en。',
    paging: '列表以 page 与 limit 分页；变更请用推送（Webhook）获知，不要轮询。',
    never: '登录、密码、审批、签署、付款、开标和密钥管理不能用密钥调用。',
  },
  reference: '接口文档',
  referenceText: '全部接口的参数、响应和所需权限（OpenAPI 3.1）。生产环境可由管理员决定是否开放。',
  open: '打开接口文档',
}
