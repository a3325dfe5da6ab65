import { namesIn } from './parse.rules.ts'

/** Chinese names of what happened, by the second part of the name of an event. */
export const happenedNames = namesIn(`
  departmentConfigSet 设置部门配置, founded 开通, edited 修改, suspended 停用, resumed 恢复, invited 邀请, requested 申请, approved 批准
  withdrawn 撤回, done 完成, created 新建, reset 重置, ended 结束, ending 即将到期, ready 生成完成, failed 失败, verified 核验通过
  broken 校验不符, opened 打开, added 新增, moved 移动, merged 合并, disabled 停用, enabled 启用, contactChanged 修改联系方式
  provisioned 交由目录同步, unprovisioned 取消目录同步, rolesChanged 调整角色, reachChanged 调整数据范围, impersonated 代入查看
  impersonationEnded 结束代入, passwordReset 重置密码, passwordChanged 修改密码, loginUnlocked 解除登录锁定, resetSent 发送重置链接
  initialPasswordIssued 生成初始密码, mobileChanged 修改手机号, emailChanged 修改邮箱, removed 删除, codesRenewed 更换恢复码, taken 受理
  noted 备注, extended 延期, converted 转为正式, trusted 设为可信, listed 登记, bound 绑定, switchedOn 开启, switchedOff 关闭
  subjectAdded 新增对应关系, subjectRemoved 删除对应关系, jumped 跳转, switched 切换账号, secretRenewed 更换密钥, agreed 同意
  keysReplaced 更换签名密钥, started 开始, objected 反对, rejected 驳回, cancelled 取消, transferred 转办, reseated 改派, addedTo 加签
  returned 退回, reminded 催办, escalated 升级, commented 评论, deputised 委托, stuck 滞留, saved 保存, posted 记账, expired 到期, set 设置
  thresholdReached 达到预警线, overdue 逾期, repaid 还款, frozen 冻结, released 释放, applied 应用, granted 通过, refused 拒绝
  expiring 即将到期, published 发布, changed 变更, putOn 上架, takenOff 下架, submitted 提交, discarded 舍弃, shipped 发货, recalled 撤销
  takenDown 强制下架, sentBack 退回, deleted 删除, goodsSet 设置商品, imported 导入, uploaded 上传, handedOver 移交
  publicationMissed 未按时发布, enrolmentExtended 延长报名, enrolmentClosed 报名截止, quotingClosed 报价截止, negotiationBegun 开始议价
  negotiationClosed 议价截止, awardProposed 提交定标, awardApproved 定标通过, awardRejected 定标驳回, approvalExpired 审批超时
  awardWithdrawn 撤回定标, auctionScheduled 安排竞价, auctionBegun 竞价开始, auctionClosed 竞价结束, completed 完成, terminated 终止
  clarificationAsked 发起澄清, clarificationAnswered 答复澄清, rerun 重新采购, evaluatorsChanged 调整评审人员, scoresSubmitted 提交评分
  scoresReopened 重新评分, conflictDeclared 申请回避, scoringClosed 评分结束, drawPrepared 准备抽取, expertsChosen 抽取专家
  drawVoided 抽取作废, agencyAppointed 委托代理, agencyEnded 结束委托, sent 发送, accepted 接受, registered 注册, passed 通过, reported 上报
  confirmed 确认, declined 谢绝, forfeited 没收, due 到期, collected 汇总, awarded 中标, asked 提问, answered 答复, closed 关闭, upheld 成立
  dismissed 不成立, joined 加入, paused 暂停, annulled 作废, excluded 取消资格, messaged 发送消息, weighed 设置系数, revoked 吊销
  passkeyAdded 新增通行密钥, passkeyRemoved 删除通行密钥, halfMade 生成半密钥, restarted 重新开始, begun 开始, quoted 报价
  quoteConfirmed 确认报价, shareReleased 提交密钥份额, openingRetried 重试开标, failureProposed 申报无法开标, countersigned 会签, drafted 起草
  reopened 重新打开, split 拆分, urged 催单, proposed 提出, proposalAgreed 同意提议, proposalDeclined 拒绝提议, draftExpired 草稿过期
  cancelRequested 申请取消, cancelAgreed 同意取消, cancelRefused 拒绝取消, received 收货, inspected 验收, inspectionLate 验收逾期
  groupReached 成团, groupDissolved 未成团, changeRequested 申请调整, changeApproved 调整通过, changeRejected 调整驳回
  changeExpired 调整超时, changeWithdrawn 撤回调整, changeAgreed 同意调整, changeDeclined 拒绝调整, autoReceived 自动收货
  shortClosed 部分交货关闭, autoCommented 自动评价, offered 报出方案, offerAccepted 接受方案, offerDeclined 拒绝方案, appealed 申诉
  disputed 提出异议, decided 裁决, refundClaimed 申请退款, approvalRejected 审批驳回, stated 列入对账单, reached 达成, madeDefault 设为默认
  replied 回复, followedUp 追评, hidden 隐藏, consolidated 汇总, methodChosen 选择采购方式, calledOff 下达, groupJoined 参团, demandReturned 退回需求
  putAway 上架入库, reversed 冲销, restClosed 关闭剩余, issued 出库, repicked 重新拣货, signed 签署, returnAnnounced 通知退货, arrived 到货
  settled 结清, recounted 复盘, executed 执行, matched 核对一致, overridden 放行, contentDiffered 内容不一致, waiting 等待, voided 作废
  held 暂缓, discounted 提前付款折扣, reduced 核减, withheld 扣留, deducted 扣除, calledBack 回访, tookEffect 生效, offset 抵扣, paid 付款
  bounced 退票, givenUp 放弃, resultsImported 导入结果, moreRequested 要求补充, revised 修订, dropped 移除, lifted 解除, warned 预警
  delivered 送达, adopted 采用, setAside 搁置, reviewed 复核, qualified 准入, conditioned 有条件准入, disqualified 取消准入, restored 恢复
  pinned 置顶, retried 重试, rolledBack 回退, settingsChanged 修改设置, loginSettingsChanged 修改登录设置, imposed 限制, shown 展示
  dissolved 解散, partyConfirmed 一方确认, partyLeft 一方退出, replaced 替换, capReached 用完协议数量, changeProposed 提出变更
  changeConfirmed 确认变更, indexMissing 缺少指数, recorded 登记, corrected 更正, blocked 冻结, unblocked 解冻, credited 入账, refunded 退款
  earned 获得, scanned 扫描, scanRejected 扫描件退回, concluded 成立, lapsed 失效, stageReported 上报节点, stageReturned 退回节点
  stageDone 完成节点, stageDue 节点到期, depositReported 上报保证金, depositConfirmed 确认保证金, depositDeclined 退回保证金
  depositSettling 结算保证金, depositKept 扣除保证金, depositReturned 退还保证金, depositForfeited 没收保证金, depositDue 保证金到期
  archived 归档, changeRefused 拒绝变更, certificateShown 提交证照, certificateAccepted 证照通过, certificateRejected 证照退回, mailed 邮寄
  secretRotated 轮换签名密钥, replayed 补发, failing 持续失败, stopped 停止, rotated 轮换, withdrawalProposed 申请撤回
  withdrawalDeclined 拒绝撤回, prefixSet 设置前缀, raised 提出, explained 说明, kept 保留
`)
