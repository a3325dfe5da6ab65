import type { Refusals } from '#contract/kit/refusals.ts'

export const certificatesRefusals = {
  'ca.challengeGone': [2301, '验证已失效，请重试', 'This verification has expired. Please try again.'],
  'ca.unreadable': [2302, '无法识别该证书', "This certificate can't be read."],
  'ca.untrusted': [
    2303,
    '该证书不是由受信任的 CA 机构签发的',
    "This certificate wasn't issued by a trusted authority.",
  ],
  'ca.expired': [2304, '证书已过期，请联系 CA 机构更新', 'This certificate has expired. Ask your CA to renew it.'],
  'ca.notYetValid': [2305, '证书尚未生效', "This certificate isn't valid yet."],
  'ca.revoked': [2306, '证书已被吊销', 'This certificate has been revoked.'],
  'ca.noList': [
    2307,
    '暂时无法核验证书是否已吊销，请联系单位管理员',
    "We can't check whether this certificate has been revoked. Contact your administrator.",
  ],
  'ca.weak': [2308, '证书使用的算法或密钥强度不符合要求', "This certificate's algorithm or key isn't strong enough."],
  'ca.notForLogin': [2309, '该证书不能用于登录', "This certificate can't be used to sign in."],
  'ca.wrongSignature': [2310, '签名验证失败', 'Signature verification failed.'],
  'ca.unbound': [
    2311,
    '该证书尚未绑定账号，请用其他方式登录后绑定',
    "This certificate isn't bound to an account. Sign in another way, then bind it.",
  ],
  'ca.taken': [2312, '该证书已绑定其他账号', 'This certificate is already bound to another account.'],
  'ca.keyMissing': [2313, '请插入 U-key 后登录', 'Insert your U-key to sign in.'],
  'ca.notAuthority': [2314, '该证书不是有效的 CA 证书', "This isn't a valid CA certificate."],
  'ca.listOfNobody': [
    2315,
    '该吊销列表的签发机构不受信任',
    'This revocation list was issued by an untrusted authority.',
  ],
  'ca.notForSigning': [2317, '该证书不能用于签署', "This certificate can't be used to sign documents."],
  'ca.listOld': [2316, '该吊销列表已过期或不是最新的', "This revocation list has expired or isn't the latest."],
} as const satisfies Refusals
