/** How long a name may be: as `nameShape` of the protocol has it, which would bring zod along. A test compares them. */
export const LONGEST_NAME = 20;
