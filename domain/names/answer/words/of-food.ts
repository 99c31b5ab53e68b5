/** "Can babies have honey", "when can she eat olives": of what they may eat, though it is a name as well. */
export const OF_FOOD =
  /^(?:(?:when|how soon|at what age|what age) )?(?:can|may|could|should|do|is it (?:ok|okay|safe) for) (?:(?:my|our|a|an|the|newborn|\d+|month|months|week|year|old) )*(?:bab(?:y|ies)|newborns?|infants?|toddlers?|kids?|he|she|they) (?:(?:to|already|start|try|safely) )*(?:have|having|eat|eating|drink|drinking|taste)(?: |$)/;
