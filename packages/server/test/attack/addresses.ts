/**
 * Who is where. Linux answers on the whole of 127.0.0.0/8, so people and attackers have addresses of their own, and limits
 * per address apply as they do on the internet.
 */
export const HONEST = '127.0.0.1';
export const ATTACKER = '127.0.0.2';
/** A person who comes while the attack is under way. */
export const NEWCOMER = '127.0.0.3';
