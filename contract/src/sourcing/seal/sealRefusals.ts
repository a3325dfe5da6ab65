import type { Refusals } from '#contract/kit/refusals.ts'

/** Refusals of sealed quotes, 40261 to 40290 and 40340 to 40369. */
export const sealRefusals = {
  'seal.noKeeper': [
    40261,
    '密钥保管服务暂不可用，项目未发布，请稍后重试',
    "The key service isn't available, so the project wasn't published. Try again later.",
  ],
  'seal.noRound': [40262, '该项目没有密封报价', 'This project takes no sealed quotes.'],
  'seal.early': [40263, '报价尚未开始', "Quoting hasn't opened yet."],
  'seal.late': [40264, '报价已截止，本次提交未被接收', 'Quoting has closed. Your quote was not received.'],
  'seal.notTakingPart': [40265, '您未参与该项目，不能报价', "You aren't taking part in this project."],
  'seal.disqualified': [40266, '您的报名未通过，不能报价', 'Your enrolment was rejected, so you cannot quote.'],
  'seal.malformed': [40267, '密封报价文件无法识别，请重新生成', "The sealed quote can't be read. Seal it again."],
  'seal.otherProject': [
    40268,
    '该密封报价属于其他项目或轮次',
    'This quote was sealed for another project or another round.',
  ],
  'seal.otherSupplier': [40269, '该密封报价属于其他供应商', 'This quote was sealed for another supplier.'],
  'seal.wrongKey': [40270, '密封所用的公钥与本轮不一致', "The quote wasn't sealed with the key of this round."],
  'seal.wrongLength': [
    40271,
    '密封报价的长度不正确，请重新生成',
    'The sealed quote has the wrong length. Seal it again.',
  ],
  'seal.replayed': [40272, '该密封报价已提交过，请重新密封', 'This sealed quote was submitted before. Seal it anew.'],
  'seal.keyUsed': [40273, '提交标识已被使用', 'This submission key was used before.'],
  'seal.nothingToWithdraw': [40274, '没有可撤回的报价', 'There is no quote to withdraw.'],
  'seal.nothingToConfirm': [40340, '没有待确认的报价', 'There is no quote to confirm.'],
  'seal.mustRewrite': [
    40341,
    '采购清单已变更，原报价不能直接确认，请重新填写并提交',
    'The items have changed, so your quote has to be written again.',
  ],
  'seal.termsChanged': [
    40342,
    '采购人刚发布了变更公告，请核对后重新提交',
    'The buyer has just published a change. Check it, then submit again.',
  ],
  'seal.attachmentMissing': [
    40343,
    '报价附件未上传完整，请重新提交',
    "The quote's files weren't all uploaded. Submit it again.",
  ],
  'seal.notOpened': [40275, '尚未开标', "The quotes haven't been opened yet."],
  'seal.keeperAway': [40277, '密钥保管服务暂不可用，请稍后重试', "The key service isn't available. Try again later."],
  'seal.over': [40276, '项目已终止，不再接收报价', 'The project has ended and takes no more quotes.'],
  'opener.exists': [
    40278,
    '您已有开标密钥，停用后才能新建',
    'You already have a key. Revoke it before making another.',
  ],
  'opener.unproven': [40279, '密钥校验未通过，请重新生成', "The key couldn't be verified. Make it again."],
  'opener.noKey': [
    40280,
    '有开标人尚未启用开标密钥',
    "Someone you chose to open the quotes doesn't have an active key.",
  ],
  'opener.passkeyRefused': [40360, '未能验证该通行密钥，请重试', "The passkey couldn't be verified. Try again."],
  'opener.passkeyExpired': [40361, '添加已超时，请重新操作', 'Adding the passkey took too long. Start again.'],
  'opener.passkeyKnown': [40362, '该通行密钥已添加', 'This passkey has been added already.'],
  'opener.passkeysFull': [
    40363,
    '最多可添加 {max} 个通行密钥，请先移除不用的',
    'A key can have {max} passkeys. Remove one you no longer use first.',
  ],
  'ceremony.outdated': [
    40281,
    '开标人或密钥有变化，请刷新后重新操作',
    'The people or their keys have changed. Refresh and try again.',
  ],
  'ceremony.badHalf': [40282, '密钥数据校验未通过，请重新生成', "The key couldn't be verified. Make it again."],
  'ceremony.incomplete': [
    40283,
    '项目密钥尚未就绪，不能发布，待完成：{what}',
    "The project's key isn't ready, so it can't be published. Waiting for: {what}",
  ],
  'ceremony.notDue': [
    40284,
    '当前无需执行该操作，请刷新查看最新状态',
    "This isn't needed now. Refresh to see where it stands.",
  ],
  'seal.badSignature': [
    40285,
    '签名校验未通过，请刷新后重试',
    "The signature couldn't be verified. Refresh and try again.",
  ],
  'opening.notDue': [
    40286,
    '尚未截止或已开标，不能释放份额',
    'Shares are released after the deadline and before the opening.',
  ],
  'opening.wrongShare': [
    40287,
    '份额与公开记录不符，未被接收',
    "This share isn't the one on record. It was not received.",
  ],
  'opening.notCountersigned': [
    40289,
    '开标记录还需 {count} 人会签，会签后才能发布结果',
    'The opening record needs {count} more countersignatures before the result can be published.',
  ],
  'opening.stillPossible': [
    40344,
    '仍有足够的份额可以释放，不能确认无法开标',
    'Enough shares can still be released to open the quotes.',
  ],
  'handOver.taken': [
    40346,
    '该人员已是本轮开标人或已接收他人的份额',
    'This person already holds a share of this round.',
  ],
  'handOver.unfit': [
    40347,
    '该人员不能接收份额，须有可用账号和开标密钥，且不属于供应商',
    "This person can't hold the share. They need access, an active key, and no supplier account.",
  ],
  'handOver.notHeld': [40348, '您在本轮没有可移交的份额', 'You have no share of this round to hand over.'],
  'handOver.badShares': [
    40349,
    '份额数据不完整，未移交，请刷新后重试',
    'The shares are incomplete, so nothing was handed over. Refresh and try again.',
  ],
  'opening.ownProposal': [
    40345,
    '无法开标须由另一人确认',
    'Someone other than the person who proposed this has to confirm it.',
  ],
  'opening.nothingToRetry': [40359, '开标没有中断，无需重试', "The opening hasn't stopped. There's nothing to retry."],
  'project.openers': [40288, '开标设置有误：{what}', 'The opening is not set up correctly: {what}'],
} as const satisfies Refusals
