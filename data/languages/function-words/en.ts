/** English function words, as `index.ts` says. */
export const en: string = `a about above according across actually after afterwards again against ago ahead alike all allegedly almost alone along
alongside already also although altogether always am amid amidst among amongst an and another any anybody anyhow anymore anyone anything
anyway anywhere apart apparently are aren around as aside at away back barely basically be became because become becomes becoming been
before beforehand behind being below beneath beside besides between beyond both briefly but by came can cannot clearly come comes coming
consequently conversely could couldn currently despite did didn do does doesn doing done down due during each either else elsewhere enough
entirely especially essentially etc even eventually ever every everybody everyone everything everywhere exactly except few fewer finally
following for formerly forth fortunately forward frankly frequently from fully further furthermore generally get gets getting give given
gives giving go goes going gone got gotten had hadn hardly has hasn have haven having he hence her here hereby herein hers herself him
himself his hither hopefully how however i if in indeed initially inside instead into is isn it its itself just largely lastly lately later
least less lest let lets like likely likewise ll made mainly make makes making many may maybe me meantime meanwhile mere merely might
mightn mine more moreover most mostly much must mustn my myself namely naturally near nearby nearly necessarily need needn neither never
nevertheless no nobody none nonetheless nor normally not nothing notwithstanding now nowadays nowhere obviously of off often oh ok okay on
once one ones only onto or originally other others otherwise ought our ours ourselves out outside over overall own particularly partly per
perhaps please plus possibly precisely presumably previously primarily probably promptly purportedly put quickly quite rarely rather re
readily really recently regarding regardless regularly relatively reportedly respectively roughly said same say saying says secondly seem
seemed seemingly seems seldom several shall shan she shortly should shouldn similarly simply simultaneously since slightly so some somebody
somehow someone something sometime sometimes somewhat somewhere soon specifically still strictly subsequently such suddenly supposedly sure
surely take taken takes taking than that the thee their theirs them themselves then thence there thereafter thereby therefore therein these
they thing things thirdly this thoroughly those thou though thought three through throughout thus thy till to today together told tomorrow
tonight too took toward towards twice two typically ultimately under underneath unfortunately unless unlike unlikely until unto up upon us
use used uses using usually ve versus very via virtually vs was wasn we well went were weren what whatever whatsoever when whenever where
whereas whereby wherein wherever whether which whichever while whilst who whoever whole whom whomever whose why widely will with within
without won worldwide would wouldn yeah yes yesterday yet you your yours yourself yourselves`;
