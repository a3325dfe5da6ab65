import type { Refusals } from '#contract/kit/refusals.ts'

/** Why a picture that an import names by a URL could not be downloaded. */
export const pictureDownloadsRefusals = {
  'pictureDownload.status': [
    30431,
    '对方网站返回错误（{status}），无法获取图片',
    'The site returned an error ({status}).',
  ],
  'pictureDownload.tooLarge': [30432, '图片超过 {max} MB', 'The image exceeds {max} MB.'],
  'pictureDownload.notPicture': [
    30433,
    '该地址返回的不是 JPG、PNG、WebP 或 GIF 图片',
    "This URL isn't a JPG, PNG, WebP or GIF image.",
  ],
  'pictureDownload.address': [
    30434,
    '该地址不允许访问（内网、本机地址或含账号密码）',
    "This URL isn't allowed (internal or local address, or contains credentials).",
  ],
  'pictureDownload.unreachable': [
    30435,
    '无法连接：域名无法解析、网络不通或该地址不允许访问',
    "Can't connect: the domain can't be resolved, the site is unreachable or the address isn't allowed.",
  ],
  'pictureDownload.timeout': [30436, '对方网站响应超时', 'The site took too long to respond.'],
  'pictureDownload.redirects': [30437, '跳转次数过多或跳转地址无效', 'Too many redirects, or an invalid redirect.'],
  'pictureDownload.certificate': [30438, '对方网站的证书无效', "The site's certificate is invalid."],
  'pictureDownload.interrupted': [
    30439,
    '多次处理中断，已停止下载',
    'Processing was interrupted repeatedly and has stopped.',
  ],
} as const satisfies Refusals
