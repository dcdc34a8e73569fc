export { isIdOf } from '../../git/objects/object-id.ts';
export { configuredInterest } from '../git-hooks/configured-interest.ts';
